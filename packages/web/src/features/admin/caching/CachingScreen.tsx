import type { CacheStats } from '@bee-jinx/contract/browser';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { adminErrorMessage } from '../AdminErrorNotice.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { CsvButton } from '../CsvButton.tsx';
import { formatDuration } from '../format-when.ts';
import { tableQueryProps } from '../table-query-props.ts';
import { formatHitRate } from './hit-rate.ts';

const cachesQuery = queryOptions({
  queryKey: ['admin', 'caches'],
  queryFn: ({ signal }) => call('listCaches', { signal }),
});

function CachingScreen() {
  const caches = useQuery(cachesQuery);
  const clear = useClear();
  const at = Date.parse(caches.data?.at ?? '');
  const rows = caches.data?.caches ?? [];
  const ageOf = ({ oldestAt }: CacheStats) =>
    oldestAt === undefined ? undefined : (at - Date.parse(oldestAt)) / 1000;
  return (
    <AdminPage
      title="Caching"
      lead="What the server remembers only to be quicker. Clearing one costs nothing but a little time: it fills again by itself."
      actions={
        <>
          <Button
            look="outline"
            size="small"
            isBusy={caches.isFetching}
            onClick={() => void caches.refetch()}
          >
            Look again
          </Button>
          <CsvButton name="caches" columns={csvColumns} rows={rows} />
        </>
      }
    >
      <Table
        caption="Caches of this server"
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          {
            id: 'name',
            header: 'Cache',
            cell: ({ name }) => name,
            sortBy: ({ name }) => name,
          },
          {
            id: 'size',
            header: 'Size',
            cell: ({ size, most }) => `${size.toLocaleString()} of ${most.toLocaleString()}`,
            sortBy: ({ size }) => size,
            isNumber: true,
          },
          {
            id: 'hits',
            header: 'Hits',
            cell: ({ hits }) => hits.toLocaleString(),
            sortBy: ({ hits }) => hits,
            isNumber: true,
          },
          {
            id: 'misses',
            header: 'Misses',
            cell: ({ misses }) => misses.toLocaleString(),
            sortBy: ({ misses }) => misses,
            isNumber: true,
          },
          {
            id: 'rate',
            header: 'Hit rate',
            cell: (cache) => formatHitRate(cache),
            isNumber: true,
          },
          {
            id: 'age',
            header: 'Oldest',
            cell: (cache) => {
              const age = ageOf(cache);
              return age === undefined ? '–' : formatDuration(age);
            },
            sortBy: ageOf,
            isNumber: true,
          },
          {
            id: 'keeps',
            header: 'Keeps for',
            cell: ({ maxAgeSeconds }) =>
              maxAgeSeconds === undefined ? 'until it is full' : formatDuration(maxAgeSeconds),
          },
          { id: 'place', header: 'Where', cell: ({ place }) => <Badge>{place}</Badge> },
          { id: 'does', header: 'What for', cell: ({ does }) => does },
        ]}
        actions={{
          nameOf: ({ name }) => name,
          of: ({ name, size }) => [
            {
              name: 'Clear',
              look: 'danger',
              isDisabled: size === 0,
              onChoose: () => clear.mutate(name),
            },
          ],
        }}
        {...tableQueryProps(caches)}
      />
    </AdminPage>
  );
}

function useClear() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call('clearCache', { params: { name } }),
    onSuccess: ({ cleared }, name) => {
      showToast({ look: 'done', text: `${name}: ${cleared.toLocaleString()} forgotten.` });
      return cache.invalidateQueries({ queryKey: cachesQuery.queryKey });
    },
    onError: (error) => showToast({ look: 'fault', text: adminErrorMessage(error) }),
  });
}

const csvColumns: { header: string; value(cache: CacheStats): string | number | undefined }[] = [
  { header: 'name', value: ({ name }) => name },
  { header: 'place', value: ({ place }) => place },
  { header: 'size', value: ({ size }) => size },
  { header: 'most', value: ({ most }) => most },
  { header: 'hits', value: ({ hits }) => hits },
  { header: 'misses', value: ({ misses }) => misses },
  { header: 'oldestAt', value: ({ oldestAt }) => oldestAt },
];

export { CachingScreen as Component };
