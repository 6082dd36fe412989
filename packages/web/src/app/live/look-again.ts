import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

interface QueryFilter {
  queryKey?: QueryKey;
  predicate?: (query: Query) => boolean;
}

/**
 * Asks again for what may be out of date. That includes a first answer which is still on its way: it may
 * have been given before whatever we have just heard of. The cache would wait for it and be content.
 */
export function refetchOutdated(cache: QueryClient, which: QueryFilter): void {
  const { predicate = () => true } = which;
  for (const query of cache.getQueryCache().findAll(which)) {
    const { status, fetchStatus } = query.state;
    if (status !== 'pending' || fetchStatus !== 'fetching') continue;
    const refetch = () => {
      if (predicate(query)) void cache.invalidateQueries({ queryKey: query.queryKey, exact: true });
    };
    // This begins nothing: it waits for what is under way.
    query.fetch().then(refetch, () => {});
  }
  void cache.invalidateQueries(which);
}
