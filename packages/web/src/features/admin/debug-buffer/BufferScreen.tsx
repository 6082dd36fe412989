import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { AdminPage } from '../AdminPage.tsx';
import { deskWords } from '../DeskFault.tsx';
import { Figures } from '../Figures.tsx';
import { Loaded } from '../Loaded.tsx';
import styles from '../stack.module.css';
import { durationWords } from '../when-words.ts';
import { type BufferState, bufferQuery } from './buffer-query.ts';
import { DeadLetters } from './DeadLetters.tsx';
import { Waiting } from './Waiting.tsx';
import { bufferName, flushWords, stateWords } from './words.ts';

function BufferScreen() {
  const buffer = useQuery(bufferQuery);
  const cache = useQueryClient();
  const flush = useMutation({
    mutationFn: () => call('flushEvents'),
    onSuccess: (flushed) => showToast({ look: 'done', text: flushWords(flushed) }),
    onError: (error) => showToast({ look: 'fault', text: deskWords(error) }),
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
      <Loaded query={buffer}>
        {(state) => (
          <div className={styles.stack}>
            <Figures figures={figuresOf(state, buffer.dataUpdatedAt)} />
            <Waiting state={state} />
            <DeadLetters state={state} />
          </div>
        )}
      </Loaded>
    </AdminPage>
  );
}

function figuresOf({ buffers, stored, keepDays, deadLetterCount }: BufferState, now: number) {
  return [
    ...buffers.map((buffer) => ({
      name: `Waiting in ${bufferName(buffer)}`,
      value: buffer.waiting,
      note: stateWords(buffer),
    })),
    { name: 'Oldest waits since', value: oldest(buffers, now) },
    { name: 'Stored', value: stored, note: `kept for ${keepDays} days` },
    { name: 'Dead letters', value: deadLetterCount },
  ];
}

function oldest(buffers: BufferState['buffers'], now: number): string {
  const times = buffers.flatMap(({ oldestAt }) => (oldestAt === undefined ? [] : [oldestAt]));
  if (times.length === 0) return '–';
  const first = Math.min(...times.map((time) => Date.parse(time)));
  return durationWords((now - first) / 1000);
}

export { BufferScreen as Component };
