import { CallError } from '../../api/call-error.ts';
import { wordsFor } from '../../api/error-copy.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './DeskFault.module.css';

/** The layout says how to go on. */
const isOverTime = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'forbidden';

export const deskWords = (error: unknown): string =>
  isOverTime(error) ? 'Your time as an admin is over.' : wordsFor(error);

interface DeskFaultProps {
  error: unknown;
  onRetry?: () => void;
  isBusy?: boolean;
}

/** What went wrong, and the way on from there. */
export function DeskFault({ error, onRetry, isBusy = false }: DeskFaultProps) {
  return (
    <div className={styles.fault} role="alert">
      <p>{deskWords(error)}</p>
      {onRetry && (
        <Button look="outline" size="small" isBusy={isBusy} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
