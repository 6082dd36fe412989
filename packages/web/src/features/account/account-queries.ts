import type { Account, Player, SessionInfo } from '@bee-jinx/contract/browser';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { accountQuery } from '../../domain/account/account.ts';
import { usePlayer } from '../../domain/account/player.ts';
import { createPasskey, getPasskeyAssertion } from './passkey.ts';

export const signInMethodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: ({ signal }) => call('signInMethods', { signal }),
});

export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sessions', userId],
    queryFn: async ({ signal }): Promise<SessionInfo[]> =>
      (await call('listSessions', { signal })).sessions,
  });

type SignIn = (authenticate: () => Promise<{ player: Player }>) => Promise<unknown>;

/** An anonymous player gets an account by it. The ceremony comes before `signIn`, which makes other calls wait. */
export async function registerWithPasskey(signIn: SignIn, body: { password?: string } = {}) {
  const credential = await requestNewPasskey(body);
  return signIn(() => call('addPasskey', { body: { credential } }));
}

/** The ceremony comes before `signIn`, which makes other calls wait. */
export async function signInWithPasskey(signIn: SignIn) {
  const { options } = await call('beginPasskeySignIn');
  const credential = await getPasskeyAssertion(options);
  return signIn(() => call('signInWithPasskey', { body: { credential } }));
}

async function requestNewPasskey(body: { password?: string }) {
  const { options } = await call('beginPasskey', { body });
  return createPasskey(options);
}

/** Each returns the reply once the account has been read again. */
export function useAccountCalls({ hasPassword }: Pick<Account, 'hasPassword'>) {
  const cache = useQueryClient();
  const { userId } = usePlayer();
  const refetch = () => cache.invalidateQueries({ queryKey: accountQuery(userId).queryKey });
  const proof = (password: string) => (hasPassword ? { password } : {});
  return {
    refetch,
    async changeEmail(email: string, password: string) {
      const reply = await call('changeEmail', { body: { email, ...proof(password) } });
      await refetch();
      return reply;
    },
    async changePassword(newPassword: string, currentPassword: string) {
      await call('changePassword', {
        body: { newPassword, ...(hasPassword && { currentPassword }) },
      });
      void refetch();
      void cache.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey });
    },
    async makeRecoveryCodes(password: string) {
      const { recoveryCodes } = await call('makeRecoveryCodes', { body: proof(password) });
      await refetch();
      return recoveryCodes;
    },
    async addPasskey(password: string) {
      const credential = await requestNewPasskey(proof(password));
      await call('addPasskey', { body: { credential } });
      await refetch();
    },
  };
}

export function useEndSessions() {
  const cache = useQueryClient();
  const { userId } = usePlayer();
  const onSettled = () => cache.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey });
  return {
    end: useMutation({
      mutationFn: (sessionId: string) => call('endSession', { params: { sessionId } }),
      onSettled,
    }),
    endOthers: useMutation({ mutationFn: () => call('endOtherSessions'), onSettled }),
  };
}
