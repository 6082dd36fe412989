import type { CallReply } from '@bee-jinx/contract/browser';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { listKey } from '../../../api/version.ts';
import { fetchAllPages } from '../fetch-all-pages.ts';

export type FoundGroup = CallReply<'searchGroups'>['groups'][number];

export interface GroupSearch {
  search: string | undefined;
  includeInactive: 'true' | 'false';
}

/** Under the topic of hives: a signal of one that the admin is in, or a change made here, looks again. */
export const groupSearchQuery = (filter: GroupSearch) =>
  infiniteQueryOptions({
    queryKey: ['group', listKey, 'admin', 'search', filter],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('searchGroups', { query: { ...filter, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

export const inspectGroupQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['group', listKey, 'admin', 'inspected', groupId],
    queryFn: ({ signal }) => call('inspectGroup', { params: { groupId }, signal }),
    enabled: groupId !== '',
  });

export async function fetchAllGroups(filter: GroupSearch): Promise<FoundGroup[]> {
  const pages = await fetchAllPages((cursor) =>
    call('searchGroups', { query: { ...filter, cursor, limit: 100 } }),
  );
  return pages.flatMap(({ groups }) => groups);
}
