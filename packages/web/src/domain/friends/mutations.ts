import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const acceptFriend = (friendCode: string) => call('acceptFriend', { body: { friendCode } });

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
