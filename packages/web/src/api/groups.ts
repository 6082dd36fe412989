import type { Group } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { keepNewest, listed } from './version.ts';

/** All hives that I am in or was, those I am in first. */
export const groupsQuery = queryOptions({
  queryKey: ['group', listed, 'mine'],
  queryFn: async ({ signal }): Promise<Group[]> =>
    (await call('listGroups', { query: { includeInactive: 'true' }, signal })).groups,
});

export const groupQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['group', groupId],
    queryFn: async ({ signal }): Promise<Group> =>
      (await call('readGroup', { params: { groupId }, signal })).group,
    structuralSharing: keepNewest,
  });

export const hiveAddress = (groupId: string): string => `/hive/${groupId}`;
