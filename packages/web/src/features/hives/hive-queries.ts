import type { BoardPeriod } from '@bee-jinx/game';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { listed } from '../../api/version.ts';

export const requestsQuery = queryOptions({
  queryKey: ['group', listed, 'requests'],
  queryFn: ({ signal }) => call('groupRequests', { query: {}, signal }),
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
  });

export const dayQuery = (groupId: string, date: string | undefined) =>
  queryOptions({
    queryKey: ['group', groupId, 'day', date],
    queryFn: async ({ signal }) =>
      (await call('groupDay', { params: { groupId }, query: { date }, signal })).day,
  });

/** By a signal of any hive: when an owner has answered, this page is the first to know. */
export const previewQuery = (code: string) =>
  queryOptions({
    queryKey: ['group', listed, 'preview', code],
    queryFn: async ({ signal }) => (await call('previewGroup', { params: { code }, signal })).group,
  });

export const codeQuery = (code: string) =>
  queryOptions({
    queryKey: ['invite-code', code],
    queryFn: ({ signal }) => call('checkInviteCode', { query: { code }, signal }),
    // Somebody else may take it at any moment.
    staleTime: 10_000,
  });
