import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const acceptFriend = (friendCode: string) => call('acceptFriend', { body: { friendCode } });

/** My half of a friendship for which the partner of that dance has asked. */
export const acceptRequestMutation = (cache: QueryClient) =>
  mutationOptions({
    mutationFn: (gameId: string) => call('befriendPartner', { body: { gameId } }),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['friends'] }),
        cache.invalidateQueries({ queryKey: ['dance'] }),
      ]),
  });

const refetchFriends = (cache: QueryClient) => () =>
  cache.invalidateQueries({ queryKey: ['friends'] });

/** The answer to who asked me by my code. */
export const answerRequestMutation = (cache: QueryClient) =>
  mutationOptions({
    mutationFn: (body: { userId: string; accept: boolean }) =>
      call('answerFriendRequest', { body }),
    onSettled: refetchFriends(cache),
  });

export const withdrawRequestMutation = (cache: QueryClient) =>
  mutationOptions({
    mutationFn: (userId: string) => call('withdrawFriendRequest', { params: { userId } }),
    onSettled: refetchFriends(cache),
  });

export const asksFirstMutation = (cache: QueryClient) =>
  mutationOptions({
    mutationFn: (asksFirst: boolean) => call('changeFriendSettings', { body: { asksFirst } }),
    onSettled: refetchFriends(cache),
  });

export const unblockMutation = (cache: QueryClient) =>
  mutationOptions({
    mutationFn: (userId: string) => call('unblockPlayer', { body: { userId } }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['friends'] }),
  });

export const renewFriendCodeMutation = (cache: QueryClient, friendCode: string) =>
  mutationOptions({
    mutationFn: () => call('renewFriendCode', { body: { friendCode } }),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['player'] }),
        cache.invalidateQueries({ queryKey: ['friends'] }),
      ]),
  });
