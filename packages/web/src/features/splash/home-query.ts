import type { Home } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { getCurrentPlayerId } from '../../api/identity.ts';
import { replyCache } from '../../api/reply-cache.ts';
import { savedOrThrow } from '../../api/saved-fallback.ts';
import { prefetchedStaleMs } from '../../api/screen-prefetch.ts';
import { carryOverHome } from './home-labels.ts';

/** What has happened since the player was last here; without a connection, what this browser knows of it. */
export function homeQuery(date: string) {
  return queryOptions({
    queryKey: ['home', date],
    queryFn: async (context): Promise<Home> => {
      try {
        const { home } = await call('readHome', { query: { date }, signal: context.signal });
        return replyCache.save('home', getCurrentPlayerId(), home);
      } catch (error) {
        return savedOrThrow(context, error, findKnownHome(date));
      }
    },
    staleTime: prefetchedStaleMs,
  });
}

function findKnownHome(date: string): Home | undefined {
  const cached = replyCache.find<Home>('home', getCurrentPlayerId(), Number.POSITIVE_INFINITY);
  return cached && carryOverHome(cached.answer, date);
}
