import type { Member } from '@bee-jinx/contract/browser';
import type { BoardPeriod } from '@bee-jinx/game';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { prefetchedStaleMs } from '../../api/screen-prefetch.ts';
import { listKey } from '../../api/version.ts';

export const joinRequestsQuery = queryOptions({
  queryKey: ['group', listKey, 'requests'],
  queryFn: ({ signal }) => call('groupRequests', { query: {}, signal }),
  staleTime: prefetchedStaleMs,
});

/** The members of the friends group. Its key makes signals of friends refetch it, not those of hives. */
export const friendsGroupQuery = (userId: string) =>
  queryOptions({
    queryKey: ['friends', userId, 'group'],
    queryFn: async ({ signal }): Promise<Member[]> => {
      const { group } = await call('listGroups', { query: { type: 'friends' }, signal });
      if (!group) return [];
      const { groupId } = group;
      return (await call('groupMembers', { params: { groupId }, query: {}, signal })).members;
    },
  });

export const membersQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['group', groupId, 'members'],
    queryFn: async ({ signal }) =>
      (await call('groupMembers', { params: { groupId }, query: {}, signal })).members,
  });

export const boardQuery = (groupId: string, period: BoardPeriod, date: string | undefined) =>
  queryOptions({
    queryKey: ['group', groupId, 'board', period, date],
    queryFn: async ({ signal }) =>
      (await call('groupBoard', { params: { groupId }, query: { period, date }, signal })).board,
    staleTime: prefetchedStaleMs,
  });

export const hiveDayQuery = (groupId: string, date: string | undefined) =>
  queryOptions({
    queryKey: ['group', groupId, 'day', date],
    queryFn: async ({ signal }) =>
      (await call('groupDay', { params: { groupId }, query: { date }, signal })).day,
  });

/** Its key makes a signal of any hive refetch it, so that an owner's answer shows at once. */
export const hivePreviewQuery = (code: string) =>
  queryOptions({
    queryKey: ['group', listKey, 'preview', code],
    queryFn: async ({ signal }) => (await call('previewGroup', { params: { code }, signal })).group,
  });

export const inviteCodeQuery = (code: string) =>
  queryOptions({
    queryKey: ['invite-code', code],
    queryFn: ({ signal }) => call('checkInviteCode', { query: { code }, signal }),
    // Short, as somebody else may take the code at any moment.
    staleTime: 10_000,
  });
