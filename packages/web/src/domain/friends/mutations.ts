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
