import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { adminErrorMessage } from '../AdminErrorNotice.tsx';
import { AdminPanel } from '../AdminPanel.tsx';
import { CsvButton } from '../CsvButton.tsx';
import { formatWhen } from '../format-when.ts';
import { type BufferState, bufferQuery } from './buffer-query.ts';
import styles from './DeadLetters.module.css';

type DeadLetter = BufferState['deadLetters'][number];

/** What could not be stored: try it again, or throw it away. */
export function DeadLetters({ state: { deadLetters } }: { state: BufferState }) {
  const [dropping, setDropping] = useState<DeadLetter>();
  const { retry, drop } = useDeadLetterActions(() => setDropping(undefined));
  return (
    <AdminPanel
      title="Dead letters"
      aside={
        deadLetters.length > 0 && (
          <CsvButton
            name="dead-letters"
            rows={deadLetters}
            columns={[
              { header: 'id', value: ({ letterId }) => letterId },
              { header: 'reason', value: ({ reason }) => reason },
              { header: 'player', value: ({ userId }) => userId },
              { header: 'tries', value: ({ tries }) => tries },
              { header: 'failed_at', value: ({ failedAt }) => failedAt },
              { header: 'event', value: ({ event }) => event },
            ]}
          />
        )
      }
    >
      <Table
        caption="Events that could not be stored"
        rows={deadLetters}
        keyOf={({ letterId }) => letterId}
        empty="None. Every event could be stored."
        columns={[
          { id: 'reason', header: 'Why', cell: ({ reason }) => reason },
          {
            id: 'event',
            header: 'What came',
            cell: ({ event }) => <code className={styles.event}>{event || '(nothing)'}</code>,
          },
          { id: 'player', header: 'Player', cell: ({ userId }) => userId ?? 'unknown' },
          { id: 'tries', header: 'Tries', isNumber: true, cell: ({ tries }) => tries },
          { id: 'at', header: 'Last try', cell: ({ failedAt }) => formatWhen(failedAt) },
        ]}
        actions={{
          nameOf: ({ letterId }) => letterId,
          of: (letter) => [
            { name: 'Try again', onChoose: () => retry.mutate(letter) },
            { name: 'Throw away', look: 'danger', onChoose: () => setDropping(letter) },
          ],
        }}
      />
      <Dialog
        title="Throw this event away?"
        isOpen={dropping !== undefined}
        onClose={() => setDropping(undefined)}
        actions={
          <>
            <Button look="outline" onClick={() => setDropping(undefined)}>
              Keep it
            </Button>
            <Button
              look="danger"
              isBusy={drop.isPending}
              onClick={() => dropping && drop.mutate(dropping)}
            >
              Throw it away
            </Button>
          </>
        }
      >
        <p>It will not be counted, and there is no way back.</p>
      </Dialog>
    </AdminPanel>
  );
}

function useDeadLetterActions(onDropped: () => void) {
  const cache = useQueryClient();
  const onSettled = () => cache.invalidateQueries({ queryKey: bufferQuery.queryKey });
  const onError = (error: unknown) => showToast({ look: 'fault', text: adminErrorMessage(error) });
  const retry = useMutation({
    mutationFn: ({ letterId }: DeadLetter) => call('retryDeadLetter', { params: { letterId } }),
    onSuccess: ({ stored, reason }) =>
      showToast(
        stored
          ? { look: 'done', text: 'Stored this time.' }
          : { look: 'fault', text: `It still can’t be stored. ${reason ?? ''}` },
      ),
    onError,
    onSettled,
  });
  const drop = useMutation({
    mutationFn: ({ letterId }: DeadLetter) => call('dropDeadLetter', { params: { letterId } }),
    onSuccess: () => {
      onDropped();
      showToast({ look: 'done', text: 'Thrown away.' });
    },
    onError,
    onSettled,
  });
  return { retry, drop };
}
