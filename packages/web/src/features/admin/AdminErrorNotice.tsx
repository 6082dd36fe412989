import { CallError } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { Button } from '../../ui/button/Button.tsx';
import styles from './AdminErrorNotice.module.css';

/** The layout says how to go on. */
const isAdminSessionExpired = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'forbidden';

export const adminErrorMessage = (error: unknown): string =>
  isAdminSessionExpired(error) ? 'Your time as an admin is over.' : errorMessage(error);

interface DeskFaultProps {
  error: unknown;
  onRetry?: () => void;
  isBusy?: boolean;
}

/** What went wrong, and the way on from there. */
export function AdminErrorNotice({ error, onRetry, isBusy = false }: DeskFaultProps) {
  return (
    <div className={styles.fault} role="alert">
      <p>{adminErrorMessage(error)}</p>
      {onRetry && (
        <Button look="outline" size="small" isBusy={isBusy} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
