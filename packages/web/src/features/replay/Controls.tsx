import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Controls.module.css';
import { type Act, isAtEnd, type Playback } from './playback.ts';

interface ControlsProps {
  tape: Playback;
  onAct(what: Act): void;
}

export function Controls({ tape, onAct }: ControlsProps) {
  const { shown, isRunning, rounds } = tape;
  const atEnd = isAtEnd(tape);
  return (
    <fieldset className={styles.controls} aria-label="Replay">
      <IconButton
        icon="back"
        label="One round back"
        aria-disabled={shown === 0}
        onClick={() => onAct('back')}
      />
      <Button
        look="ink"
        size="small"
        disabled={rounds === 0}
        onClick={() => onAct(isRunning ? 'halt' : 'run')}
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
        onClick={() => onAct('forward')}
      />
    </fieldset>
  );
}
