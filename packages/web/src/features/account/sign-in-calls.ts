import type { CallRequest, Player } from '@bee-jinx/contract/browser';
import { call } from '../../api/call.ts';
import { isServerUnavailable } from '../../api/call-error.ts';
import { clearPendingSignIn, savePendingSignIn } from './login/supabase-callback-params.ts';
import { createPasskey, getPasskeyAssertion } from './passkey.ts';
import { storeNewRecoveryCodes } from './recovery/new-recovery-codes.ts';

type SignIn = (authenticate: () => Promise<{ player: Player }>) => Promise<unknown>;

export const signInWithPassword = (body: CallRequest<'signIn'>['body']) => call('signIn', { body });

/** `onCodesSaved` runs when the player has saved the new recovery codes. */
export const register = async (body: CallRequest<'register'>['body'], onCodesSaved: () => void) =>
  storeNewRecoveryCodes(await call('register', { body }), onCodesSaved);

export const claimTransferCode = (code: string) => call('claimTransferCode', { body: { code } });

export const becomeAdmin = (password: string) => call('becomeAdmin', { body: { password } });

export const requestRecoveryMail = (email: string) => call('forgotPassword', { body: { email } });

export const recoverByCode = async (body: CallRequest<'recoverByCode'>['body']) =>
  storeNewRecoveryCodes(await call('recoverByCode', { body }));

export const resetPassword = async (body: CallRequest<'resetPassword'>['body']) =>
  storeNewRecoveryCodes(await call('resetPassword', { body }));

/** An anonymous player gets an account by it. The ceremony comes before `signIn`, which makes other calls wait. */
export async function registerWithPasskey(signIn: SignIn, body: { password?: string } = {}) {
  const credential = await requestNewPasskey(body);
  return signIn(() => call('addPasskey', { body: { credential } }));
}

export async function requestNewPasskey(body: { password?: string }) {
  const { options } = await call('beginPasskey', { body });
  return createPasskey(options);
}

/** The ceremony comes before `signIn`, which makes other calls wait. */
export async function signInWithPasskey(signIn: SignIn) {
  const { options } = await call('beginPasskeySignIn');
  const credential = await getPasskeyAssertion(options);
  return signIn(() => call('signInWithPasskey', { body: { credential } }));
}

/** Goes to the provider's page, or has the link sent by e-mail. */
export async function startSupabase(
  body: { provider: 'google' } | { provider: 'email'; email: string },
  returnTo: string | null,
): Promise<void> {
  const { state, url } = await call('startSupabase', { body });
  savePendingSignIn({ state, from: returnTo });
  if (url !== undefined) location.assign(url);
}

/** A token counts as used unless the server could not be reached. */
export async function exchangeSupabaseToken(accessToken: string) {
  try {
    const reply = await call('signInWithSupabase', { body: { accessToken } });
    clearPendingSignIn();
    return reply;
  } catch (error) {
    if (!isServerUnavailable(error)) clearPendingSignIn();
    throw error;
  }
}
