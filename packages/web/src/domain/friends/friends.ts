import type { CallReply } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { replyCache } from '../../api/reply-cache.ts';
import { prefetchedStaleMs } from '../../api/screen-prefetch.ts';
import { keepNewest } from '../../api/version.ts';
import { today } from '../../platform/today.ts';

type FriendList = CallReply<'listFriends'>;

const name = 'friends';
const friendsMaxAgeMs = 10 * 60_000;

/** Cached until the server has answered; present friends first. */
export function friendsQuery(userId: string) {
  const cachedFriends = () => replyCache.find<FriendList>(name, userId, friendsMaxAgeMs);
  return queryOptions({
    queryKey: ['friends', userId, 'all'],
    queryFn: async ({ signal }): Promise<FriendList> =>
      replyCache.save(
        name,
        userId,
        await call('listFriends', { query: { date: today() }, signal }),
      ),
    staleTime: prefetchedStaleMs,
    structuralSharing: keepNewest,
    initialData: () => cachedFriends()?.answer,
    initialDataUpdatedAt: () => cachedFriends()?.at,
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

export const friendCodeQuery = (friendCode: string) =>
  queryOptions({
    queryKey: ['friend-code', friendCode],
    queryFn: async ({ signal }) =>
      (await call('previewFriendCode', { params: { friendCode }, signal })).displayName,
  });
