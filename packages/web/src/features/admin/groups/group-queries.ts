import type { CallReply } from '@bee-jinx/contract/browser';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { listed } from '../../../api/version.ts';
import { everyPage } from '../every-page.ts';

export type InspectedGroup = CallReply<'searchGroups'>['groups'][number];

export interface GroupSearch {
  search: string | undefined;
  includeInactive: 'true' | 'false';
}

/** Under the topic of hives: a signal of one that the admin is in, or a change made here, looks again. */
export const searchQuery = (wish: GroupSearch) =>
  infiniteQueryOptions({
    queryKey: ['group', listed, 'admin', 'search', wish],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('searchGroups', { query: { ...wish, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

export const inspectQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['group', listed, 'admin', 'inspected', groupId],
    queryFn: ({ signal }) => call('inspectGroup', { params: { groupId }, signal }),
    enabled: groupId !== '',
  });

export async function allGroups(wish: GroupSearch): Promise<InspectedGroup[]> {
  const pages = await everyPage((cursor) =>
    call('searchGroups', { query: { ...wish, cursor, limit: 100 } }),
  );
  return pages.flatMap(({ groups }) => groups);
}
