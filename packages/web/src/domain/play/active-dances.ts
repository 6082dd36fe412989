import type { Dance } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { getCurrentPlayerId } from '../../api/identity.ts';
import { replyCache } from '../../api/reply-cache.ts';
import { savedOrThrow } from '../../api/saved-fallback.ts';
import { prefetchedStaleMs } from '../../api/screen-prefetch.ts';
import { listKey } from '../../api/version.ts';

const name = 'active-games';
const dancesMaxAgeMs = 30_000;

const cachedDances = (maxAgeMs = dancesMaxAgeMs) =>
  replyCache.find<Dance[]>(name, getCurrentPlayerId(), maxAgeMs);

/** My open dances and invites; the cached ones until the server has replied, or while it is unavailable. */
export const activeDancesQuery = queryOptions({
  queryKey: ['dance', listKey, 'active'],
  queryFn: async (context): Promise<Dance[]> => {
    try {
      const { activeGames } = await call('activeDances', { signal: context.signal });
      return replyCache.save(name, getCurrentPlayerId(), activeGames);
    } catch (error) {
      return savedOrThrow(context, error, cachedDances(Number.POSITIVE_INFINITY)?.answer);
    }
  },
  staleTime: prefetchedStaleMs,
  initialData: () => cachedDances()?.answer,
  initialDataUpdatedAt: () => cachedDances()?.at,
});
