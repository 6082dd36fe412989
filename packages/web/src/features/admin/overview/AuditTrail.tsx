import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { Table } from '../../../ui/table/Table.tsx';
import { CsvButton } from '../CsvButton.tsx';
import { fetchAllPages } from '../fetch-all-pages.ts';
import { formatWhen } from '../format-when.ts';
import { LoadEarlierButton } from '../LoadEarlierButton.tsx';
import { PlayerLink } from '../PlayerLink.tsx';
import styles from '../stack.module.css';
import { tableQueryProps } from '../table-query-props.ts';

const auditTrailQuery = infiniteQueryOptions({
  queryKey: ['admin', 'trail'],
  queryFn: ({ pageParam: cursor, signal }) =>
    call('readAuditTrail', { query: { cursor, limit: 50 }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

async function fetchAuditTrail() {
  const pages = await fetchAllPages((cursor) =>
    call('readAuditTrail', { query: { cursor, limit: 200 } }),
  );
  return pages.flatMap(({ entries }) => entries);
}

/** What admins did, the newest first. Looking at it is one of those things. */
export function AuditTrail() {
  const trail = useInfiniteQuery(auditTrailQuery);
  const entries = trail.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div className={styles.stack}>
      <Table
        caption="Audit trail"
        rows={entries}
        keyOf={({ number }) => String(number)}
        columns={[
          { id: 'act', header: 'What', cell: ({ act }) => act },
          {
            id: 'about',
            header: 'About',
            cell: ({ about }) => about && <PlayerLink userId={about} />,
          },
          { id: 'reason', header: 'Why', cell: ({ reason }) => <bdi>{reason}</bdi> },
          { id: 'at', header: 'When', cell: ({ at }) => formatWhen(at) },
          { id: 'player', header: 'Who', cell: ({ playerId }) => playerId ?? 'not signed in' },
          { id: 'request', header: 'Request', cell: ({ requestId }) => <code>{requestId}</code> },
        ]}
        {...tableQueryProps(trail)}
      />
      <div className={styles.row}>
        <LoadEarlierButton of={trail} />
        <CsvButton
          name="audit-trail"
          rows={fetchAuditTrail}
          columns={[
            { header: 'number', value: ({ number }) => number },
            { header: 'at', value: ({ at }) => at },
            { header: 'player', value: ({ playerId }) => playerId },
            { header: 'act', value: ({ act }) => act },
            { header: 'about', value: ({ about }) => about },
            { header: 'reason', value: ({ reason }) => reason },
            { header: 'request', value: ({ requestId }) => requestId },
          ]}
        />
      </div>
    </div>
  );
}
