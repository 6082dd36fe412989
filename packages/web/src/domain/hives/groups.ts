import type { Group } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { prefetchedStaleMs } from '../../api/screen-prefetch.ts';
import { keepNewest, listKey } from '../../api/version.ts';

/** The player's hives: the current ones first, then former ones. */
export const groupsQuery = queryOptions({
  queryKey: ['group', listKey, 'mine'],
  queryFn: async ({ signal }): Promise<Group[]> =>
    (await call('listGroups', { query: { includeInactive: 'true' }, signal })).groups,
  staleTime: prefetchedStaleMs,
});

export const groupQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['group', groupId],
    queryFn: async ({ signal }): Promise<Group> =>
      (await call('readGroup', { params: { groupId }, signal })).group,
    staleTime: prefetchedStaleMs,
    structuralSharing: keepNewest,
  });

export const hivePath = (groupId: string): string => `/hive/${groupId}`;
