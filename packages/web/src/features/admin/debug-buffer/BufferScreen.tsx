import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { AdminPage, AdminPanel, RefetchButton } from '../AdminPage.tsx';
import { type AdminColumn, AdminTable, CsvButton } from '../AdminTable.tsx';
import { formatDuration } from '../format-duration.ts';
import { QueryView } from '../QueryView.tsx';
import { StatTiles } from '../StatTiles.tsx';
import { eventTypeLabel } from '../stats/stats-math.ts';
import styles from './BufferScreen.module.css';
import { bufferLabel, bufferStateLabel } from './buffer-labels.ts';
import {
  type BufferState,
  bufferQuery,
  useDropDeadLetter,
  useFlush,
  useRetryDeadLetter,
} from './buffer-queries.ts';

type DeadLetter = BufferState['deadLetters'][number];

function BufferScreen() {
  const buffer = useQuery(bufferQuery);
  const flush = useFlush();
  return (
    <AdminPage
      title="Event buffer"
      lead="Events are acknowledged when they are in a buffer, and stored from there every second."
      actions={
        <>
          <RefetchButton queries={[buffer]} />
          <Button size="small" isBusy={flush.isPending} onClick={() => flush.mutate()}>
            Flush now
          </Button>
        </>
      }
    >
      <QueryView query={buffer}>
        {(state) => (
          <Stack gap={5}>
            <StatTiles figures={toStatTiles(state, buffer.dataUpdatedAt)} />
            <BufferedEvents waiting={state.waiting} />
            <DeadLetters deadLetters={state.deadLetters} />
          </Stack>
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

const waitingColumns: AdminColumn<BufferState['waiting'][number]>[] = [
  {
    header: 'Event',
    csv: 'type',
    value: 'eventType',
    cell: ({ eventType }) => eventTypeLabel(eventType),
  },
  { header: 'Player', csv: 'player', value: 'userId', as: 'code' },
  { header: 'Accepted', csv: 'accepted_at', value: 'acceptedAt', as: 'time' },
];

/** The oldest fifty, without their content. */
function BufferedEvents({ waiting }: Pick<BufferState, 'waiting'>) {
  return (
    <AdminPanel
      title="Waiting"
      aside={
        waiting.length > 0 && (
          <CsvButton name="waiting-events" rows={waiting} columns={waitingColumns} />
        )
      }
    >
      <AdminTable
        caption="The oldest that wait"
        rows={waiting}
        keyOf={(one) => String(waiting.indexOf(one))}
        empty="Nothing waits: everything is stored."
        columns={waitingColumns}
      />
    </AdminPanel>
  );
}

const deadLetterColumns: AdminColumn<DeadLetter>[] = [
  { csv: 'id', value: 'letterId' },
  { header: 'Why', csv: 'reason', value: 'reason' },
  {
    header: 'What came',
    csv: 'event',
    value: 'event',
    cell: ({ event }) => <code className={styles.event}>{event || '(nothing)'}</code>,
  },
  { header: 'Player', csv: 'player', value: 'userId', empty: 'unknown' },
  { header: 'Tries', csv: 'tries', value: 'tries', as: 'number' },
  { header: 'Last try', csv: 'failed_at', value: 'failedAt', as: 'time' },
];

/** Events that could not be stored: try again, or delete. */
function DeadLetters({ deadLetters }: Pick<BufferState, 'deadLetters'>) {
  const [dropping, setDropping] = useState<DeadLetter>();
  const close = () => setDropping(undefined);
  const retry = useRetryDeadLetter();
  const drop = useDropDeadLetter(close);
  return (
    <AdminPanel
      title="Dead letters"
      aside={
        deadLetters.length > 0 && (
          <CsvButton
            name="dead-letters"
            rows={deadLetters}
            columns={deadLetterColumns}
            order={['id', 'reason', 'player', 'tries', 'failed_at', 'event']}
          />
        )
      }
    >
      <AdminTable
        caption="Events that could not be stored"
        rows={deadLetters}
        keyOf={({ letterId }) => letterId}
        empty="None. Every event could be stored."
        columns={deadLetterColumns}
        actions={{
          nameOf: ({ letterId }) => letterId,
          of: (letter) => [
            { name: 'Try again', onChoose: () => retry.mutate(letter.letterId) },
            { name: 'Throw away', variant: 'danger', onChoose: () => setDropping(letter) },
          ],
        }}
      />
      <Dialog
        title="Throw this event away?"
        isOpen={dropping !== undefined}
        onClose={close}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              Keep it
            </Button>
            <Button
              variant="danger"
              isBusy={drop.isPending}
              onClick={() => dropping && drop.mutate(dropping.letterId)}
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

export { BufferScreen as Component };
