import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { listKey } from '../../api/version.ts';

export const mySwarmsQuery = infiniteQueryOptions({
  queryKey: ['swarm', listKey, 'mine'],
  queryFn: ({ pageParam: cursor, signal }) => call('listSwarms', { query: { cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

export const swarmStatsQuery = queryOptions({
  queryKey: ['swarm', listKey, 'stats'],
  queryFn: async ({ signal }) => (await call('swarmStats', { signal })).stats,
});

export const swarmReplayQuery = (replayId: string) =>
  queryOptions({
    queryKey: ['swarm', 'replay', replayId],
    queryFn: async ({ signal }) =>
      (await call('readSwarmReplay', { params: { replayId }, signal })).replay,
  });
