import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { listKey } from '../../api/version.ts';

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

export const dancePath = (gameId: string): string => `/jinx/dance/${gameId}`;

export const headToHeadPath = (userId: string): string => `/jinx/dance/with/${userId}`;
export const danceHistoryPath = '/jinx/dance/history';
