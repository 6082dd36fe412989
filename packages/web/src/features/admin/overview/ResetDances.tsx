import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { adminErrorMessage } from '../AdminErrorNotice.tsx';
import { AdminPanel } from '../AdminPanel.tsx';
import { overviewQuery } from './overview-query.ts';

/** Asked for the first time, the server only counts them; what it hands out then is what ends them. */
export function ResetDances() {
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const count = useMutation({
    mutationFn: () => call('resetDances'),
    onSuccess: ({ openGames }) => {
      if (openGames > 0) setAsking(true);
      else showToast({ look: 'done', text: 'No dance is open.' });
    },
    onError: (error) => showToast({ look: 'fault', text: adminErrorMessage(error) }),
  });
  const end = useMutation({
    mutationFn: (confirm: string) => call('resetDances', { body: { confirm } }),
    onSuccess: ({ openGames }) => {
      setAsking(false);
      showToast({ look: 'done', text: `${formatDanceCount(openGames)} ended.` });
      return cache.invalidateQueries({ queryKey: overviewQuery.queryKey });
    },
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
          look="danger"
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
