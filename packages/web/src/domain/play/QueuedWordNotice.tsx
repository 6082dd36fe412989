import { Button } from '../../ui/button/Button.tsx';
import { preventFocusLoss } from './prevent-focus-loss.ts';
import styles from './QueuedWordNotice.module.css';

interface QueuedWordNoticeProps {
  word: string;
  onTryNow(): void;
  /** Undefined if the word can no longer be taken back. */
  onTakeBack?: (() => void) | undefined;
}

/** The server is unavailable: the word is kept, and sent again later. */
export function QueuedWordNotice({ word, onTryNow, onTakeBack }: QueuedWordNoticeProps) {
  return (
    <div className={styles.waiting}>
      <p className={styles.text}>
        <strong>You’re offline.</strong> Your word <em>{word}</em> is kept, and sent as soon as you
        are back.
      </p>
      <div className={styles.acts}>
        <Button variant="ink" size="small" onMouseDown={preventFocusLoss} onClick={onTryNow}>
          Try now
        </Button>
        {onTakeBack && (
          <Button variant="stage" size="small" onMouseDown={preventFocusLoss} onClick={onTakeBack}>
            Take it back
          </Button>
        )}
      </div>
    </div>
  );
}
