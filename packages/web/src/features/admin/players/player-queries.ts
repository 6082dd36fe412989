import type { CallReply, CallRequest, InspectedPlayer } from '@bee-jinx/contract/browser';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { pagedList } from '../paged-list.ts';

export type FoundPlayer = CallReply<'searchPlayers'>['players'][number];
type PlayerFilter = Pick<NonNullable<CallRequest<'searchPlayers'>['query']>, 'text' | 'suspended'>;

export const playerList = (filter: PlayerFilter) =>
  pagedList({
    queryKey: ['admin', 'players', 'search', filter],
    read: (page, signal) => call('searchPlayers', { query: { ...filter, ...page }, signal }),
    rowsOf: ({ players }) => players,
  });

export const inspectPlayerQuery = (userId: string) =>
  queryOptions({
    queryKey: ['admin', 'players', 'inspected', userId],
    queryFn: ({ signal }) => call('inspectPlayer', { params: { userId }, signal }),
    enabled: userId !== '',
  });

/** Written into the cache: a refetch would be one more line in the audit trail. */
export function cacheInspectedPlayer(cache: QueryClient, inspected: InspectedPlayer): void {
  cache.setQueryData(inspectPlayerQuery(inspected.player.userId).queryKey, inspected);
  void cache.invalidateQueries({ queryKey: ['admin', 'players', 'search'] });
}

export const suspendPlayer = (userId: string, body: CallRequest<'suspendPlayer'>['body']) =>
  call('suspendPlayer', { params: { userId }, body });

export const useLiftSuspension = (userId: string, onSuccess: (after: InspectedPlayer) => void) =>
  useMutation({
    mutationFn: (reason: string) =>
      call('liftSuspension', { params: { userId }, body: { reason } }),
    onSuccess,
  });

export function useEndSession(userId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => call('endPlayerSession', { params: { userId, sessionId } }),
    onSettled: () => cache.invalidateQueries({ queryKey: inspectPlayerQuery(userId).queryKey }),
  });
}

export const endAllSessions = (userId: string) => call('endPlayerSessions', { params: { userId } });
