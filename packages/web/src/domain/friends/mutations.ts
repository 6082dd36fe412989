import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const acceptFriend = (friendCode: string) => call('acceptFriend', { body: { friendCode } });

const refetchFriends = (cache: QueryClient) => () =>
  cache.invalidateQueries({ queryKey: ['friends'] });

interface RequestAnswer {
  userId: string;
  accept: boolean;
  /** Of the dance after which they asked; a yes is my half of the friendship. */
  gameId?: string | undefined;
}

/** The answer to who asked me by my code, or after a dance. */
export const answerRequestMutation = (cache: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ userId, accept, gameId }: RequestAnswer): Promise<void> => {
      if (accept && gameId !== undefined) await call('befriendPartner', { body: { gameId } });
      else await call('answerFriendRequest', { body: { userId, accept } });
    },
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['friends'] }),
        cache.invalidateQueries({ queryKey: ['dance'] }),
      ]),
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

export const blockMutation = (cache: QueryClient) =>
  mutationOptions({
    mutationFn: (userId: string) => call('blockPlayer', { body: { userId } }),
    onSettled: refetchMet(cache),
  });

/** Everywhere that players meet: a block ends their dance, and takes them from each other's tables. */
export const refetchMet = (cache: QueryClient) => () =>
  Promise.all(
    ['friends', 'dance', 'swarm'].map((key) => cache.invalidateQueries({ queryKey: [key] })),
  );

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
