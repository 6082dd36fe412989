import type { Dance } from '@bee-jinx/contract/browser';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { isAway } from '../../api/call-error.ts';
import { believedPlayer } from '../../api/identity.ts';
import { keepNewest, listed } from '../../api/version.ts';
import { saveDance, savedDance } from '../../platform/offline/offline.ts';

const me = () => believedPlayer() ?? 'anon';

/** So that it can be shown as it stood while nobody answers. */
function saved(game: Dance): Dance {
  saveDance(me(), game);
  return game;
}

export const danceQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['dance', gameId],
    queryFn: async ({ signal }): Promise<Dance> => {
      try {
        return saved((await call('readDance', { params: { gameId }, query: {}, signal })).game);
      } catch (error) {
        const before = isAway(error) ? savedDance<Dance>(me(), gameId) : undefined;
        if (!before) throw error;
        return before;
      }
    },
    structuralSharing: keepNewest,
  });

export const beesWordsQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['dance', gameId, 'ai'],
    queryFn: async ({ signal }) =>
      (await call('readDance', { params: { gameId }, query: { includeAi: 'true' }, signal })).game
        .ai ?? [],
  });

/** Over all of them, or with one player. */
export const pastDancesQuery = (wish: { opponentId?: string; limit?: number } = {}) =>
  infiniteQueryOptions({
    queryKey: ['dance', listed, 'past', wish],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('danceHistory', { query: { ...wish, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const pairStatsQuery = (opponentId: string) =>
  queryOptions({
    queryKey: ['dance', listed, 'stats', opponentId],
    queryFn: ({ signal }) =>
      call('danceStats', { query: { scope: 'headtohead', opponentId }, signal }),
  });

export const overallStatsQuery = queryOptions({
  queryKey: ['dance', listed, 'stats'],
  queryFn: async ({ signal }) =>
    (await call('danceStats', { query: { scope: 'overall' }, signal })).stats,
});

/** What a command was answered with. It never replaces something newer. */
export function keepDance(cache: QueryClient, game: Dance): void {
  const { queryKey } = danceQuery(game.gameId);
  cache.setQueryData(queryKey, (before) => saved(keepNewest(before, game) as Dance));
  void cache.invalidateQueries({ queryKey: ['dance', listed] });
}

export const danceAddress = (gameId: string): string => `/jinx/dance/${gameId}`;

export const headToHeadAddress = (userId: string): string => `/jinx/dance/with/${userId}`;
export const historyAddress = '/jinx/dance/history';
