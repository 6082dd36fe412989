import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { IconButton } from '../../ui/icon-button/IconButton.tsx';
import { isAtEnd, type Playback, type PlaybackAction } from './playback.ts';
import styles from './ReplayControls.module.css';

interface ReplayControlsProps {
  playback: Playback;
  onAction(what: PlaybackAction): void;
}

export function ReplayControls({ playback, onAction }: ReplayControlsProps) {
  const { shown, isRunning, rounds } = playback;
  const atEnd = isAtEnd(playback);
  return (
    <fieldset className={styles.controls} aria-label="Replay">
      <IconButton
        icon="back"
        label="One round back"
        aria-disabled={shown === 0}
        onClick={() => onAction('back')}
      />
      <Button
        variant="ink"
        size="small"
        disabled={rounds === 0}
        onClick={() => onAction(isRunning ? 'halt' : 'run')}
      >
        <span className={styles.label}>
          <Icon name={isRunning ? 'pause' : atEnd ? 'replay' : 'play'} />
          {isRunning ? 'Pause' : atEnd ? 'Play it again' : 'Play'}
        </span>
      </Button>
      <IconButton
        icon="forward"
        label="One round on"
        aria-disabled={atEnd}
        onClick={() => onAction('forward')}
      />
    </fieldset>
  );
}
