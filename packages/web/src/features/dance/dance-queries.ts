import type { Dance } from '@bee-jinx/contract/browser';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { isServerUnavailable } from '../../api/call-error.ts';
import { getCurrentPlayerId } from '../../api/identity.ts';
import { keepNewest, listKey } from '../../api/version.ts';
import { loadSavedDance, saveDance } from '../../domain/play/offline/offline-games.ts';

const me = () => getCurrentPlayerId() ?? 'anon';

/** So that it can be shown as it stood while nobody answers. */
function saveOffline(game: Dance): Dance {
  saveDance(me(), game);
  return game;
}

export const danceQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['dance', gameId],
    queryFn: async ({ signal }): Promise<Dance> => {
      try {
        return saveOffline(
          (await call('readDance', { params: { gameId }, query: {}, signal })).game,
        );
      } catch (error) {
        const before = isServerUnavailable(error) ? loadSavedDance<Dance>(me(), gameId) : undefined;
        if (!before) throw error;
        return before;
      }
    },
    structuralSharing: keepNewest,
  });

export const beeWordsQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['dance', gameId, 'ai'],
    queryFn: async ({ signal }) =>
      (await call('readDance', { params: { gameId }, query: { includeAi: 'true' }, signal })).game
        .ai ?? [],
  });

/** Over all of them, or with one player. */
export const pastDancesQuery = (filter: { opponentId?: string; limit?: number } = {}) =>
  infiniteQueryOptions({
    queryKey: ['dance', listKey, 'past', filter],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('danceHistory', { query: { ...filter, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const pairStatsQuery = (opponentId: string) =>
  queryOptions({
    queryKey: ['dance', listKey, 'stats', opponentId],
    queryFn: ({ signal }) =>
      call('danceStats', { query: { scope: 'headtohead', opponentId }, signal }),
  });

export const overallStatsQuery = queryOptions({
  queryKey: ['dance', listKey, 'stats'],
  queryFn: async ({ signal }) =>
    (await call('danceStats', { query: { scope: 'overall' }, signal })).stats,
});

/** What a command was answered with. It never replaces something newer. */
export function cacheDance(cache: QueryClient, game: Dance): void {
  const { queryKey } = danceQuery(game.gameId);
  cache.setQueryData(queryKey, (before) => saveOffline(keepNewest(before, game) as Dance));
  void cache.invalidateQueries({ queryKey: ['dance', listKey] });
}

export const dancePath = (gameId: string): string => `/jinx/dance/${gameId}`;

export const headToHeadPath = (userId: string): string => `/jinx/dance/with/${userId}`;
export const danceHistoryPath = '/jinx/dance/history';
