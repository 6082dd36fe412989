import type { Account, SessionInfo } from '@bee-jinx/contract/browser';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { accountQuery } from '../../domain/account/account.ts';
import { usePlayer } from '../../domain/account/player.ts';
import { requestNewPasskey } from './sign-in-calls.ts';

export const signInMethodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: ({ signal }) => call('signInMethods', { signal }),
});

/** For developers: what the server knows of this browser's player. */
export const serverStateQuery = queryOptions({
  queryKey: ['auth-test'],
  queryFn: async ({ signal }) => {
    const [{ player }, { account }, { sessions }, orphaned, methods] = await Promise.all([
      call('readSession', { signal }),
      call('readAccount', { signal }),
      call('listSessions', { signal }),
      call('checkOrphanedData', { signal }),
      call('signInMethods', { signal }),
    ]);
    return {
      ...player,
      email: account?.email ?? 'none',
      hasPassword: account?.hasPassword ?? false,
      passkeys: account?.passkeys.length ?? 0,
      sessions: sessions.length,
      orphanedData: orphaned.hasData,
      supabase: methods.supabase ? 'configured' : 'Supabase not configured',
      adminPassword: methods.admin ? 'set' : 'not set',
    };
  },
});

export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sessions', userId],
    queryFn: async ({ signal }): Promise<SessionInfo[]> =>
      (await call('listSessions', { signal })).sessions,
  });

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
    async removePasskey(passkeyId: string, body: { password?: string }) {
      await call('removePasskey', { params: { passkeyId }, body }).finally(refetch);
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
