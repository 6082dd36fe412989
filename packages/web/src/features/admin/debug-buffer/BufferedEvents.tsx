import { Table } from '../../../ui/table/Table.tsx';
import { AdminPanel } from '../AdminPanel.tsx';
import { CsvButton } from '../CsvButton.tsx';
import { formatWhen } from '../format-when.ts';
import { eventTypeLabel } from '../stats/stats-math.ts';
import type { BufferState } from './buffer-query.ts';

/** The oldest fifty, without what they say. */
export function BufferedEvents({ state: { waiting } }: { state: BufferState }) {
  return (
    <AdminPanel
      title="Waiting"
      aside={
        waiting.length > 0 && (
          <CsvButton
            name="waiting-events"
            rows={waiting}
            columns={[
              { header: 'type', value: ({ eventType }) => eventType },
              { header: 'player', value: ({ userId }) => userId },
              { header: 'accepted_at', value: ({ acceptedAt }) => acceptedAt },
            ]}
          />
        )
      }
    >
      <Table
        caption="The oldest that wait"
        rows={waiting.map((one, at) => ({ ...one, at }))}
        keyOf={({ at }) => String(at)}
        empty="Nothing waits: everything is stored."
        columns={[
          { id: 'type', header: 'Event', cell: ({ eventType }) => eventTypeLabel(eventType) },
          { id: 'player', header: 'Player', cell: ({ userId }) => <code>{userId}</code> },
          { id: 'at', header: 'Accepted', cell: ({ acceptedAt }) => formatWhen(acceptedAt) },
        ]}
      />
    </AdminPanel>
  );
}
