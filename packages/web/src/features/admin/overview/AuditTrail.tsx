import type { CallReply } from '@bee-jinx/contract/browser';
import { formatDateTime } from '../../../platform/format-date-time.ts';
import { Inline, Stack } from '../../../ui/layout/Stack.tsx';
import { type AdminColumn, AdminTable, CsvButton, LoadEarlierButton } from '../AdminTable.tsx';
import { PlayerLink } from '../PlayerLink.tsx';
import { usePagedList } from '../paged-list.ts';
import { auditTrail } from './overview-queries.ts';

/** As in "suspended until …". */
const isoTime = /\d{4}-\d\d-\d\dT[\d:.]+Z/;

const columns: AdminColumn<CallReply<'readAuditTrail'>['entries'][number]>[] = [
  { csv: 'number', value: 'number' },
  {
    header: 'What',
    csv: 'act',
    value: 'act',
    cell: ({ act }) => act.replace(isoTime, formatDateTime),
  },
  {
    header: 'About',
    csv: 'about',
    value: 'about',
    cell: ({ about }) => about && <PlayerLink userId={about} />,
  },
  { header: 'Why', csv: 'reason', value: 'reason', as: 'text' },
  { header: 'When', csv: 'at', value: 'at', as: 'time' },
  { header: 'Who', csv: 'player', value: 'playerId', empty: 'not signed in' },
  { header: 'Request', csv: 'request', value: 'requestId', as: 'code' },
];

/** What admins did, the newest first. Reading it is recorded too. */
export function AuditTrail() {
  const { query, rows } = usePagedList(auditTrail);
  return (
    <Stack gap={5}>
      <AdminTable
        caption="Audit trail"
        rows={rows}
        keyOf={({ number }) => String(number)}
        columns={columns}
        query={query}
      />
      <Inline gap={3} align="center">
        <LoadEarlierButton of={query} />
        <CsvButton
          name="audit-trail"
          rows={auditTrail.fetchAll}
          columns={columns}
          order={['number', 'at', 'player']}
        />
      </Inline>
    </Stack>
  );
}
