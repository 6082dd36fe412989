import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { signIn } from './auth-transitions.ts';
import { playerQuery } from './player.ts';

export const renameMutation = (cache: QueryClient, userId: string) =>
  mutationOptions({
    mutationFn: async (displayName: string) =>
      (await call('changeMe', { body: { displayName } })).player,
    onSuccess: (player) => cache.setQueryData(playerQuery(userId).queryKey, player),
  });

export const makeTransferCode = () => call('makeTransferCode');

export const exportMe = () => call('exportMe');

/** Leaves admin mode before it expires. */
export const resignAsAdmin = () => signIn(() => call('resignAsAdmin'));
