import type { Dance } from '@bee-jinx/contract/browser';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { prefetchedStaleMs } from '../../api/screen-prefetch.ts';
import { listKey } from '../../api/version.ts';

export const beeWordsQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['dance', gameId, 'ai'],
    queryFn: async ({ signal }) =>
      (await call('readDance', { params: { gameId }, query: { includeAi: 'true' }, signal })).game
        .ai ?? [],
    staleTime: prefetchedStaleMs,
  });

/** All finished dances, or those with one player. */
export const pastDancesQuery = (filter: { opponentId?: string; limit?: number } = {}) =>
  infiniteQueryOptions({
    queryKey: ['dance', listKey, 'past', filter],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('danceHistory', { query: { ...filter, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: prefetchedStaleMs,
  });

export const pairStatsQuery = (opponentId: string) =>
  queryOptions({
    queryKey: ['dance', listKey, 'stats', opponentId],
    queryFn: ({ signal }) =>
      call('danceStats', { query: { scope: 'headtohead', opponentId }, signal }),
    staleTime: prefetchedStaleMs,
  });

export const overallStatsQuery = queryOptions({
  queryKey: ['dance', listKey, 'stats'],
  queryFn: async ({ signal }) =>
    (await call('danceStats', { query: { scope: 'overall' }, signal })).stats,
});

export const inviteQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['invite', gameId],
    queryFn: async ({ signal }) =>
      (await call('previewInvite', { params: { gameId }, signal })).invite,
    // Once it was accepted there is nothing to refetch; a later visit asks anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Polls the server; each poll keeps the player in the list of those who look for a partner. */
export const partnerQuery = queryOptions({
  queryKey: ['partner'],
  queryFn: ({ signal }) => call('findPartner', { body: {}, signal }),
  refetchInterval: 2000,
  refetchIntervalInBackground: true,
  gcTime: 0,
});

export function stopFindingPartner(): void {
  call('stopFindingPartner').catch(() => {
    // The server forgets within seconds whoever doesn't ask again.
  });
}

/** Returns undefined if the request fails, because the player's list of dances will have it. */
export async function findOpenDance(withPlayer: string): Promise<Dance | undefined> {
  try {
    return (await call('danceStatus', { query: { withPlayer } })).game;
  } catch {
    return undefined;
  }
}

export const headToHeadPath = (userId: string): string => `/jinx/dance/with/${userId}`;
export const danceHistoryPath = '/jinx/dance/history';
