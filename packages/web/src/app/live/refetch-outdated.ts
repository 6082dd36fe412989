import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

interface QueryFilter {
  queryKey?: QueryKey;
  predicate?: (query: Query) => boolean;
}

/**
 * Refetches what may be outdated, also where the first reply is still pending: it may be older than the
 * signal. The query cache alone would settle for it.
 */
export function refetchOutdated(cache: QueryClient, which: QueryFilter): void {
  const { predicate = () => true } = which;
  for (const query of cache.getQueryCache().findAll(which)) {
    const { status, fetchStatus } = query.state;
    if (status !== 'pending' || fetchStatus !== 'fetching') continue;
    const refetch = () => {
      if (predicate(query)) void cache.invalidateQueries({ queryKey: query.queryKey, exact: true });
    };
    // Joins the pending request.
    query.fetch().then(refetch, () => {});
  }
  void cache.invalidateQueries(which);
}
