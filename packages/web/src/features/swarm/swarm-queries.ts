import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { CallError, isServerUnavailable } from '../../api/call-error.ts';
import { listKey } from '../../api/version.ts';
import { cacheSwarm, callSwarm } from '../../domain/swarm/swarm.ts';
import { retryDelay } from '../../platform/retry-delay.ts';

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

/** The server forgets spectators after a while. */
const watchAgainMs = 30 * 60_000;

/** Without a seat, signals come only to who watches. As a query it is repeated after a lost connection like any other. */
export const watchSwarmQuery = (code: string) =>
  queryOptions({
    queryKey: ['swarm-watch', code],
    queryFn: async ({ client }): Promise<true> => {
      const watch = () => call('watchSwarm', { params: { swarm: code } });
      cacheSwarm(client, (await callSwarm(watch)).swarm);
      return true;
    },
    retry: (_failures, error) =>
      isServerUnavailable(error) || (error instanceof CallError && error.code === 'slow_down'),
    retryDelay: (failures) => retryDelay(failures + 1),
    staleTime: watchAgainMs,
    refetchInterval: watchAgainMs,
  });
