import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { isRefusal } from '../../api/call-error.ts';
import { fetchStartedAt } from '../../api/saved-fallback.ts';
import { type ClockReading, maxMsSince, readClocks } from '../../platform/clock-reading.ts';

const requestedAt = new WeakMap<Query, ClockReading | undefined>();

/** Records when each query was requested: its data may be newer than that, never older. */
export function trackRequestTimes(cache: QueryClient): void {
  cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') fetchStartedAt.set(query, readClocks());
    // Skips data set by hand, whose age is unknown.
    const isAnswered =
      action.type === 'error'
        ? isRefusal(action.error)
        : action.type === 'success' && !action.manual;
    if (isAnswered) requestedAt.set(query, fetchStartedAt.get(query));
  });
}

/** For data set by hand whose request time is known. */
export function setRequestTime(cache: QueryClient, queryKey: QueryKey, at: ClockReading): void {
  const query = cache.getQueryCache().find({ queryKey });
  if (query) requestedAt.set(query, at);
}

/** For all that is cached. */
export function setRequestTimes(cache: QueryClient, at: ClockReading): void {
  for (const query of cache.getQueryCache().getAll()) requestedAt.set(query, at);
}

/** Whether the data, or the pending first request, is younger than this. */
export function wasRequestedWithin(query: Query, ms: number): boolean {
  const { status, error, fetchStatus, fetchFailureCount } = query.state;
  const at = status === 'success' || isRefusal(error) ? requestedAt.get(query) : undefined;
  const isOnItsWay = status === 'pending' && fetchStatus === 'fetching' && fetchFailureCount === 0;
  const since = isOnItsWay ? fetchStartedAt.get(query) : at;
  return since !== undefined && maxMsSince(since) < ms;
}
