import type { CallReply } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { keptAnswers } from '../platform/kept-answers.ts';
import { today } from '../platform/today.ts';
import { call } from './call.ts';
import { keepNewest } from './version.ts';

type FriendList = CallReply<'listFriends'>;

const name = 'friends';
const keptMs = 10 * 60_000;

/** My friends, those who are here first; as they were when last seen, until the server has answered. */
export function friendsQuery(userId: string) {
  const before = () => keptAnswers.find<FriendList>(name, userId, keptMs);
  return queryOptions({
    queryKey: ['friends', userId, 'all'],
    queryFn: async ({ signal }): Promise<FriendList> =>
      keptAnswers.keep(
        name,
        userId,
        await call('listFriends', { query: { date: today() }, signal }),
      ),
    structuralSharing: keepNewest,
    initialData: () => before()?.answer,
    initialDataUpdatedAt: () => before()?.at,
  });
}

export const friendQuery = (userId: string, friendId: string) =>
  queryOptions({
    queryKey: ['friends', userId, 'one', friendId],
    queryFn: ({ signal }) =>
      call('readFriend', { params: { userId: friendId }, query: { date: today() }, signal }),
    structuralSharing: keepNewest,
  });

export const blockedQuery = (userId: string) =>
  queryOptions({
    queryKey: ['friends', userId, 'blocked'],
    queryFn: ({ signal }) => call('listBlocked', { signal }),
    structuralSharing: keepNewest,
  });
