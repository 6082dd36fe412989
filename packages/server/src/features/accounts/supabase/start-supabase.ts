import type { CallInput, CallReply } from '@bee-jinx/contract';
import { randomId } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../deps.ts';
import { validateEmail } from '../validate-credentials.ts';
import { requireSupabase } from './require-supabase.ts';

/** The state travels along and comes back: a browser that didn't start a sign-in takes no token. */
export async function startSupabase(
  deps: AccountsDeps,
  input: CallInput<'startSupabase'>['body'],
  origin: string | undefined,
): Promise<CallReply<'startSupabase'>> {
  const supabase = requireSupabase(deps);
  // A mail leads back to where we are, not to where its sender says that we are.
  if (origin === undefined) throw new Refusal('invalid_input');
  const state = randomId('state');
  const returnTo = `${origin}/login?state=${state}`;
  if (input.provider === 'google') return { state, url: supabase.googleUrl(returnTo) };
  await supabase.sendLink(validateEmail(input.email), returnTo);
  return { state };
}
