import type { CallReply, InspectedPlayer } from '@bee-jinx/contract/browser';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { fetchAllPages } from '../fetch-all-pages.ts';

export type FoundPlayer = CallReply<'searchPlayers'>['players'][number];

export interface PlayerSearch {
  text: string | undefined;
  suspended: 'true' | undefined;
}

export const playerSearchQuery = (filter: PlayerSearch) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'players', 'search', filter],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('searchPlayers', { query: { ...filter, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

export const inspectPlayerQuery = (userId: string) =>
  queryOptions({
    queryKey: ['admin', 'players', 'inspected', userId],
    queryFn: ({ signal }) => call('inspectPlayer', { params: { userId }, signal }),
    enabled: userId !== '',
  });

/** Written into what is loaded: to ask anew would be one more line in the audit trail. */
export function cacheInspectedPlayer(cache: QueryClient, inspected: InspectedPlayer): void {
  cache.setQueryData(inspectPlayerQuery(inspected.player.userId).queryKey, inspected);
  void cache.invalidateQueries({ queryKey: ['admin', 'players', 'search'] });
}

export async function fetchAllPlayers(filter: PlayerSearch): Promise<FoundPlayer[]> {
  const pages = await fetchAllPages((cursor) =>
    call('searchPlayers', { query: { ...filter, cursor, limit: 100 } }),
  );
  return pages.flatMap(({ players }) => players);
}
