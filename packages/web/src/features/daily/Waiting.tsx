import { Button } from '../../ui/Button.tsx';
import { keepFocus } from '../../ui/comb/keep-focus.ts';
import styles from './Waiting.module.css';

interface WaitingProps {
  word: string;
  onTryNow(): void;
  onTakeBack(): void;
}

/** Nobody is there to take the word; it is kept, and tried again and again. */
export function Waiting({ word, onTryNow, onTakeBack }: WaitingProps) {
  return (
    <div className={styles.waiting}>
      <p className={styles.text}>
        <strong>The hive can’t be reached.</strong> Your word <em>{word}</em> is kept, and sent as
        soon as it can be.
      </p>
      <div className={styles.acts}>
        <Button look="ink" size="small" onMouseDown={keepFocus} onClick={onTryNow}>
          Try now
        </Button>
        <Button look="stage" size="small" onMouseDown={keepFocus} onClick={onTakeBack}>
          Take it back
        </Button>
      </div>
    </div>
  );
}
