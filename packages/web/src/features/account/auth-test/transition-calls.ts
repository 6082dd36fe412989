import { call } from '../../../api/call.ts';
import { askWhoIAm, believe, believedPlayer } from '../../../api/identity.ts';
import { signedIn, signOut } from '../../../api/transitions.ts';
import { makePasskey, showPasskey } from '../passkey.ts';

interface Typed {
  email: string;
  password: string;
  code: string;
}

/** Each changes who I am, or tries to; what comes back is shown. */
export const transitions: Record<string, (typed: Typed) => Promise<unknown>> = {
  'Ask who I am': () => askWhoIAm(),
  Register: async ({ email, password }) => {
    const { player } = await call('register', { body: { email, password } });
    signedIn(player);
    return player;
  },
  'SIGNED_IN by password': async ({ email, password }) => {
    const { player } = await call('signIn', { body: { email, password } });
    signedIn(player);
    return player;
  },
  'Make a passkey': async ({ password }) => {
    const { options } = await call('beginPasskey', { body: password ? { password } : {} });
    const credential = await makePasskey(options);
    const { player, passkey } = await call('addPasskey', { body: { credential } });
    signedIn(player);
    return passkey;
  },
  'SIGNED_IN by passkey': async () => {
    const { options } = await call('beginPasskeySignIn');
    const credential = await showPasskey(options);
    const { player } = await call('signInWithPasskey', { body: { credential } });
    signedIn(player);
    return player;
  },
  'Start Supabase': () => call('startSupabase', { body: { provider: 'google' } }),
  'Forged Supabase token': () =>
    call('signInWithSupabase', { body: { accessToken: 'forged.by.me' } }),
  'Check orphaned data': () => call('checkOrphanedData'),
  'Preview migration': () => call('previewMigration'),
  'Migrate data': async () => {
    const { postHogId = '' } = await call('previewMigration');
    return call('migrateData', { body: { postHogId, supabaseId: believedPlayer() ?? '' } });
  },
  'Make a transfer code': () => call('makeTransferCode'),
  'Claim the code': async ({ code }) => {
    const { player } = await call('claimTransferCode', { body: { code } });
    signedIn(player);
    return player;
  },
  'Become admin': async ({ password }) => {
    const { player, expiresAt } = await call('becomeAdmin', { body: { password } });
    signedIn(player);
    return { player, expiresAt };
  },
  'Resign as admin': async () => {
    const { player } = await call('resignAsAdmin');
    signedIn(player);
    return player;
  },
  'Claim to be another': async () => {
    believe('anon_somebody_else');
    return call('readSession');
  },
  'End other sessions': () => call('endOtherSessions'),
  SIGNED_OUT: () => signOut(),
};
