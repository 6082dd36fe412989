import type { CallReply, InspectedPlayer } from '@bee-jinx/contract/browser';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { everyPage } from '../every-page.ts';

export type FoundPlayer = CallReply<'searchPlayers'>['players'][number];

export interface PlayerSearch {
  text: string | undefined;
  suspended: 'true' | undefined;
}

export const searchQuery = (wish: PlayerSearch) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'players', 'search', wish],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('searchPlayers', { query: { ...wish, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

export const inspectQuery = (userId: string) =>
  queryOptions({
    queryKey: ['admin', 'players', 'inspected', userId],
    queryFn: ({ signal }) => call('inspectPlayer', { params: { userId }, signal }),
    enabled: userId !== '',
  });

/** Written into what is loaded: to ask anew would be one more line in the audit trail. */
export function keepInspected(cache: QueryClient, inspected: InspectedPlayer): void {
  cache.setQueryData(inspectQuery(inspected.player.userId).queryKey, inspected);
  void cache.invalidateQueries({ queryKey: ['admin', 'players', 'search'] });
}

export async function allPlayers(wish: PlayerSearch): Promise<FoundPlayer[]> {
  const pages = await everyPage((cursor) =>
    call('searchPlayers', { query: { ...wish, cursor, limit: 100 } }),
  );
  return pages.flatMap(({ players }) => players);
}
