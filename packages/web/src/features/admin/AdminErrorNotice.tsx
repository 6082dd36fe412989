import { CallError } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import styles from './AdminErrorNotice.module.css';

/** The session no longer belongs to an admin; `AdminLayout` offers to sign in again. */
const isAdminSessionExpired = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'forbidden';

export const adminErrorMessage = (error: unknown): string =>
  isAdminSessionExpired(error) ? 'Your admin session has ended.' : errorMessage(error);

/** For a mutation whose screen has no place for an error. */
export const showAdminErrorToast = (error: unknown): void => {
  showToast({ variant: 'fault', text: adminErrorMessage(error) });
};

interface AdminErrorNoticeProps {
  error: unknown;
  onRetry?: () => void;
  isBusy?: boolean;
}

/** Nothing where there is no error. */
export function AdminErrorNotice({ error, onRetry, isBusy = false }: AdminErrorNoticeProps) {
  if (!error) return null;
  return (
    <Stack gap={2} align="start" className={styles.fault} role="alert">
      <p>{adminErrorMessage(error)}</p>
      {onRetry && (
        <Button variant="outline" size="small" isBusy={isBusy} onClick={onRetry}>
          Try again
        </Button>
      )}
    </Stack>
  );
}
