import type { Home } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { isServerUnavailable } from '../../api/call-error.ts';
import { getCurrentPlayerId } from '../../api/identity.ts';
import { replyCache } from '../../api/reply-cache.ts';
import { prefetchedStaleMs } from '../../api/screen-prefetch.ts';
import { carryOverHome } from './home-labels.ts';

/** What has happened since the player was last here; without a connection, what this browser knows of it. */
export function homeQuery(date: string) {
  return queryOptions({
    queryKey: ['home', date],
    queryFn: async ({ signal }): Promise<Home> => {
      try {
        const { home } = await call('readHome', { query: { date }, signal });
        return replyCache.save('home', getCurrentPlayerId(), home);
      } catch (error) {
        const known = isServerUnavailable(error) ? findKnownHome(date) : undefined;
        if (!known) throw error;
        return known;
      }
    },
    staleTime: prefetchedStaleMs,
  });
}

function findKnownHome(date: string): Home | undefined {
  const cached = replyCache.find<Home>('home', getCurrentPlayerId(), Number.POSITIVE_INFINITY);
  return cached && carryOverHome(cached.answer, date);
}
