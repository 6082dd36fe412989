import { call } from '../../../api/call.ts';
import { getCurrentPlayerId, refreshIdentity, setCurrentPlayerId } from '../../../api/identity.ts';
import { signIn, signOut } from '../../../domain/account/auth-transitions.ts';
import { createStore } from '../../../platform/store.ts';
import { registerWithPasskey, signInWithPasskey } from '../sign-in-calls.ts';

/** Outside of the screen, which is mounted anew with every identity. Random, so that one press makes an account. */
export const authTestFormValues = createStore({
  email: `tester-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}@example.org`,
  password: 'three quiet herons',
  code: '',
});

type FormValues = ReturnType<typeof authTestFormValues.get>;

/** Each changes who I am, or tries to. */
export const transitions: Record<string, (typed: FormValues) => Promise<unknown>> = {
  'Ask who I am': () => refreshIdentity(),
  Register: ({ email, password }) => signIn(() => call('register', { body: { email, password } })),
  'SIGNED_IN by password': ({ email, password }) =>
    signIn(() => call('signIn', { body: { email, password } })),
  'Make a passkey': ({ password }) => registerWithPasskey(signIn, password ? { password } : {}),
  'SIGNED_IN by passkey': () => signInWithPasskey(signIn),
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
