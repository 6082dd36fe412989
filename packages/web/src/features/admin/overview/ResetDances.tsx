import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { adminErrorMessage } from '../AdminErrorNotice.tsx';
import { AdminPanel } from '../AdminPage.tsx';
import { useCountOpenDances, useResetDances } from './overview-queries.ts';

/** The server counts the open dances first; what it returns then confirms that they end. */
export function ResetDances() {
  const [isAsking, setAsking] = useState(false);
  const count = useCountOpenDances((openGames) => {
    if (openGames > 0) setAsking(true);
    else showToast({ variant: 'done', text: 'No dance is open.' });
  });
  const end = useResetDances((openGames) => {
    setAsking(false);
    showToast({ variant: 'done', text: `${formatDanceCount(openGames)} ended.` });
  });
  const { openGames = 0, confirm = '' } = count.data ?? {};

  return (
    <AdminPanel title="All dances at once">
      <p>
        Ends every open dance and every invite, for everybody. No result is counted. Meant for the
        day on which nothing else helps.
      </p>
      <div>
        <Button
          variant="danger"
          size="small"
          aria-haspopup="dialog"
          isBusy={count.isPending}
          onClick={() => {
            end.reset();
            count.mutate();
          }}
        >
          End all open dances
        </Button>
      </div>
      <ConfirmDialog
        title="End all of them?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        cancelLabel="Let them dance"
        confirmLabel="End them all"
        onConfirm={() => end.mutate(confirm)}
        isBusy={end.isPending}
        fault={end.error ? adminErrorMessage(end.error) : undefined}
      >
        <p>{formatDanceCount(openGames)} would end now, and can’t be taken up again.</p>
      </ConfirmDialog>
    </AdminPanel>
  );
}

const formatDanceCount = (count: number) =>
  count === 1 ? 'One dance' : `${count.toLocaleString()} dances`;
