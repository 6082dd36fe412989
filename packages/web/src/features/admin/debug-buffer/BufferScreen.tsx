import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { adminErrorMessage } from '../AdminErrorNotice.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { formatDuration } from '../format-when.ts';
import { QueryView } from '../QueryView.tsx';
import { StatTiles } from '../StatTiles.tsx';
import styles from '../stack.module.css';
import { BufferedEvents } from './BufferedEvents.tsx';
import { bufferLabel, bufferStateLabel, flushResultMessage } from './buffer-labels.ts';
import { type BufferState, bufferQuery } from './buffer-query.ts';
import { DeadLetters } from './DeadLetters.tsx';

function BufferScreen() {
  const buffer = useQuery(bufferQuery);
  const cache = useQueryClient();
  const flush = useMutation({
    mutationFn: () => call('flushEvents'),
    onSuccess: (flushed) => showToast({ look: 'done', text: flushResultMessage(flushed) }),
    onError: (error) => showToast({ look: 'fault', text: adminErrorMessage(error) }),
    onSettled: () => cache.invalidateQueries({ queryKey: bufferQuery.queryKey }),
  });
  return (
    <AdminPage
      title="Event buffer"
      lead="Events are acknowledged when they are in a buffer, and stored from there every second."
      actions={
        <>
          <Button
            look="outline"
            size="small"
            isBusy={buffer.isFetching}
            onClick={() => void buffer.refetch()}
          >
            Look again
          </Button>
          <Button size="small" isBusy={flush.isPending} onClick={() => flush.mutate()}>
            Flush now
          </Button>
        </>
      }
    >
      <QueryView query={buffer}>
        {(state) => (
          <div className={styles.stack}>
            <StatTiles figures={toStatTiles(state, buffer.dataUpdatedAt)} />
            <BufferedEvents state={state} />
            <DeadLetters state={state} />
          </div>
        )}
      </QueryView>
    </AdminPage>
  );
}

function toStatTiles({ buffers, stored, keepDays, deadLetterCount }: BufferState, now: number) {
  return [
    ...buffers.map((buffer) => ({
      name: `Waiting in ${bufferLabel(buffer)}`,
      value: buffer.waiting,
      note: bufferStateLabel(buffer),
    })),
    { name: 'Oldest waits since', value: oldestAgeLabel(buffers, now) },
    { name: 'Stored', value: stored, note: `kept for ${keepDays} days` },
    { name: 'Dead letters', value: deadLetterCount },
  ];
}

function oldestAgeLabel(buffers: BufferState['buffers'], now: number): string {
  const times = buffers.flatMap(({ oldestAt }) => (oldestAt === undefined ? [] : [oldestAt]));
  if (times.length === 0) return '–';
  const first = Math.min(...times.map((time) => Date.parse(time)));
  return formatDuration((now - first) / 1000);
}

export { BufferScreen as Component };
