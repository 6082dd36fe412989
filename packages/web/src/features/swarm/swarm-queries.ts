import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';
import { type CallCode, CallError, isServerUnavailable } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { listKey } from '../../api/version.ts';
import { cacheSwarm, callSwarm, swarmQuery } from '../../domain/swarm/swarm.ts';
import { retryDelay } from '../../platform/retry-delay.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';

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

const isRefusedAs = (code: CallCode, error: unknown): boolean =>
  error instanceof CallError && error.code === code;

/**
 * Without a seat, signals come only to who watches. As a query it is repeated after a lost connection like any other, and
 * while too many watch: until there is a place, the table is read each time.
 */
export const watchSwarmQuery = (code: string) =>
  queryOptions({
    queryKey: ['swarm-watch', code],
    queryFn: async ({ client }): Promise<true> => {
      const watch = () => call('watchSwarm', { params: { swarm: code } });
      try {
        cacheSwarm(client, (await callSwarm(watch)).swarm);
        return true;
      } catch (error) {
        if (isRefusedAs('too_many_watching', error))
          void client.refetchQueries({ queryKey: swarmQuery(code).queryKey, exact: true });
        throw error;
      }
    },
    retry: (_failures, error) =>
      isServerUnavailable(error) ||
      isRefusedAs('slow_down', error) ||
      isRefusedAs('too_many_watching', error),
    retryDelay: (failures) => retryDelay(failures + 1),
    staleTime: watchAgainMs,
    refetchInterval: watchAgainMs,
  });

/** Says so where signals don't come, as the screen is behind the others then. */
export function useWatchSwarm(code: string, isEnabled: boolean): void {
  const { failureReason } = useQuery({ ...watchSwarmQuery(code), enabled: isEnabled });
  const isCrowded = isRefusedAs('too_many_watching', failureReason);
  const text = isCrowded ? errorMessage(failureReason) : undefined;
  useEffect(() => (text === undefined ? undefined : showToast({ text })), [text]);
}
