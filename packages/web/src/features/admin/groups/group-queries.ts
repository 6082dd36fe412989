import type { CallReply, CallRequest } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { listKey } from '../../../api/version.ts';
import { pagedList } from '../paged-list.ts';

export type FoundGroup = CallReply<'searchGroups'>['groups'][number];
type GroupFilter = Pick<
  NonNullable<CallRequest<'searchGroups'>['query']>,
  'search' | 'includeInactive'
>;

/** Under the key of hives, so that a live signal or a change made here refetches it. */
export const groupList = (filter: GroupFilter) =>
  pagedList({
    queryKey: ['group', listKey, 'admin', 'search', filter],
    read: (page, signal) => call('searchGroups', { query: { ...filter, ...page }, signal }),
    rowsOf: ({ groups }) => groups,
  });

export const inspectGroupQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['group', listKey, 'admin', 'inspected', groupId],
    queryFn: ({ signal }) => call('inspectGroup', { params: { groupId }, signal }),
    enabled: groupId !== '',
  });

export const dissolveGroup = (groupId: string, reason: string) =>
  call('dissolveGroup', { params: { groupId }, body: { reason } });
