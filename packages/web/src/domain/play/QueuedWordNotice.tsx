import { Button } from '../../ui/button/Button.tsx';
import { preventFocusLoss } from './prevent-focus-loss.ts';
import styles from './QueuedWordNotice.module.css';

interface WordWaitingProps {
  word: string;
  onTryNow(): void;
  /** Where the word can still be had back. */
  onTakeBack?: (() => void) | undefined;
}

/** Nobody is there to take the word; it is kept, and tried again and again. */
export function QueuedWordNotice({ word, onTryNow, onTakeBack }: WordWaitingProps) {
  return (
    <div className={styles.waiting}>
      <p className={styles.text}>
        <strong>The hive can’t be reached.</strong> Your word <em>{word}</em> is kept, and sent as
        soon as it can be.
      </p>
      <div className={styles.acts}>
        <Button look="ink" size="small" onMouseDown={preventFocusLoss} onClick={onTryNow}>
          Try now
        </Button>
        {onTakeBack && (
          <Button look="stage" size="small" onMouseDown={preventFocusLoss} onClick={onTakeBack}>
            Take it back
          </Button>
        )}
      </div>
    </div>
  );
}
