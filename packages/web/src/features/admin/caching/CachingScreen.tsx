import type { CacheStats } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { AdminPage, RefetchButton } from '../AdminPage.tsx';
import { type AdminColumn, AdminTable, CsvButton } from '../AdminTable.tsx';
import { formatDuration } from '../format-duration.ts';
import { formatPercentage } from '../stats/stats-math.ts';
import { cachesQuery, useClearCache } from './caching-queries.ts';

function CachingScreen() {
  const caches = useQuery(cachesQuery);
  const clear = useClearCache();
  const at = Date.parse(caches.data?.at ?? '');
  const rows = caches.data?.caches ?? [];
  const ageOf = ({ oldestAt }: CacheStats) =>
    oldestAt === undefined ? undefined : (at - Date.parse(oldestAt)) / 1000;
  const columns: AdminColumn<CacheStats>[] = [
    { header: 'Cache', csv: 'name', value: 'name', sortBy: 'value' },
    {
      header: 'Size',
      csv: 'size',
      value: 'size',
      as: 'count',
      cell: ({ size, most }) => `${size.toLocaleString()} of ${most.toLocaleString()}`,
      sortBy: 'value',
    },
    { csv: 'most', value: 'most' },
    { header: 'Hits', csv: 'hits', value: 'hits', as: 'count', sortBy: 'value' },
    { header: 'Misses', csv: 'misses', value: 'misses', as: 'count', sortBy: 'value' },
    {
      header: 'Hit rate',
      value: ({ hits, misses }) => formatPercentage(hits, hits + misses),
      as: 'number',
    },
    {
      header: 'Oldest',
      csv: 'oldestAt',
      value: 'oldestAt',
      as: 'number',
      cell: (cache) => formatAge(ageOf(cache)),
      sortBy: ageOf,
    },
    {
      header: 'Keeps for',
      value: ({ maxAgeSeconds }) =>
        maxAgeSeconds === undefined ? 'until it is full' : formatDuration(maxAgeSeconds),
    },
    { header: 'Where', csv: 'place', value: 'place', cell: ({ place }) => <Badge>{place}</Badge> },
    { header: 'What for', value: 'does', as: 'sentence' },
  ];
  return (
    <AdminPage
      title="Caching"
      lead="What the server remembers only to be quicker. Clearing one costs nothing but a little time: it fills again by itself."
      actions={
        <>
          <RefetchButton queries={[caches]} />
          <CsvButton name="caches" columns={columns} order={['name', 'place']} rows={rows} />
        </>
      }
    >
      <AdminTable
        caption="Caches of this server"
        rows={rows}
        keyOf={({ name }) => name}
        columns={columns}
        query={caches}
        actions={{
          nameOf: ({ name }) => name,
          of: ({ name, size }) => [
            {
              name: 'Clear',
              variant: 'danger',
              isDisabled: size === 0,
              onChoose: () => clear.mutate(name),
            },
          ],
        }}
      />
    </AdminPage>
  );
}

const formatAge = (age: number | undefined) => (age === undefined ? '–' : formatDuration(age));

export { CachingScreen as Component };
