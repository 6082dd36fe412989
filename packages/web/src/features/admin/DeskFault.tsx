import { useLocation } from 'react-router';
import { CallError } from '../../api/call-error.ts';
import { wordsFor } from '../../api/error-copy.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import styles from './DeskFault.module.css';

/** Being an admin ends after thirty minutes, often in the middle of something. */
const isOverTime = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'forbidden';

export const deskWords = (error: unknown): string =>
  isOverTime(error)
    ? 'Your time as an admin is over. Type the password again to go on.'
    : wordsFor(error);

interface DeskFaultProps {
  error: unknown;
  onRetry?: () => void;
  isBusy?: boolean;
}

/** What went wrong, and the way on from there. */
export function DeskFault({ error, onRetry, isBusy = false }: DeskFaultProps) {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.fault} role="alert">
      <p>{deskWords(error)}</p>
      {isOverTime(error) ? (
        <ButtonLink
          look="outline"
          size="small"
          to={`/login?way=admin&from=${encodeURIComponent(pathname + search)}`}
        >
          Type the password
        </ButtonLink>
      ) : (
        onRetry && (
          <Button look="outline" size="small" isBusy={isBusy} onClick={onRetry}>
            Try again
          </Button>
        )
      )}
    </div>
  );
}
