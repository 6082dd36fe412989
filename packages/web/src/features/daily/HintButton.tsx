import { preventFocusLoss } from '../../domain/play/prevent-focus-loss.ts';
import { Button } from '../../ui/button/Button.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './HintButton.module.css';
import { hintsPerPair } from './use-hint.ts';

interface HintButtonProps {
  left: number;
  isPending: boolean;
  take(): void;
}

const cells = Array.from({ length: hintsPerPair }, (_, index) => index);

/** A cell for each hint that is left. */
export function HintButton({ left, isPending, take }: HintButtonProps) {
  return (
    <Button
      variant="stage"
      title="Press ? for a hint"
      aria-keyshortcuts="?"
      isBusy={isPending}
      aria-disabled={left === 0}
      onMouseDown={preventFocusLoss}
      onClick={take}
    >
      <span className={styles.label}>
        Hint
        <svg className={styles.cells} viewBox="0 0 40 13" aria-hidden="true">
          {cells.map((cell) => (
            <path
              key={cell}
              className={cell < left ? styles.left : styles.taken}
              transform={`translate(${cell * 14} 0)`}
              d="M6 .8 11.2 3.8v6L6 12.8.8 9.8v-6Z"
            />
          ))}
        </svg>
        <VisuallyHidden>, {left === 0 ? 'none left' : `${left} left`}</VisuallyHidden>
      </span>
    </Button>
  );
}
