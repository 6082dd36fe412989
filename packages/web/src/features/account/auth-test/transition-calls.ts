import { call } from '../../../api/call.ts';
import { getCurrentPlayerId, refreshIdentity, setCurrentPlayerId } from '../../../api/identity.ts';
import { signIn, signOut } from '../../../domain/account/auth-transitions.ts';
import { createPasskey, getPasskeyAssertion } from '../passkey.ts';

interface FormValues {
  email: string;
  password: string;
  code: string;
}

/** Each changes who I am, or tries to; what comes back is shown. */
export const transitions: Record<string, (typed: FormValues) => Promise<unknown>> = {
  'Ask who I am': () => refreshIdentity(),
  Register: ({ email, password }) => signIn(() => call('register', { body: { email, password } })),
  'SIGNED_IN by password': ({ email, password }) =>
    signIn(() => call('signIn', { body: { email, password } })),
  'Make a passkey': async ({ password }) => {
    const { options } = await call('beginPasskey', { body: password ? { password } : {} });
    const credential = await createPasskey(options);
    return signIn(() => call('addPasskey', { body: { credential } }));
  },
  'SIGNED_IN by passkey': async () => {
    const { options } = await call('beginPasskeySignIn');
    const credential = await getPasskeyAssertion(options);
    return signIn(() => call('signInWithPasskey', { body: { credential } }));
  },
  'Start Supabase': () => call('startSupabase', { body: { provider: 'google' } }),
  'Forged Supabase token': () =>
    call('signInWithSupabase', { body: { accessToken: 'forged.by.me' } }),
  'Check orphaned data': () => call('checkOrphanedData'),
  'Preview migration': () => call('previewMigration'),
  'Migrate data': async () => {
    const { postHogId = '' } = await call('previewMigration');
    return call('migrateData', { body: { postHogId, supabaseId: getCurrentPlayerId() ?? '' } });
  },
  'Make a transfer code': () => call('makeTransferCode'),
  'Claim the code': ({ code }) => signIn(() => call('claimTransferCode', { body: { code } })),
  'Become admin': ({ password }) => signIn(() => call('becomeAdmin', { body: { password } })),
  'Resign as admin': () => signIn(() => call('resignAsAdmin')),
  'Claim to be another': async () => {
    setCurrentPlayerId('anon_somebody_else');
    return call('readSession');
  },
  'End other sessions': () => call('endOtherSessions'),
  SIGNED_OUT: () => signOut(),
};
