import type { CallInput, CallReply } from '@bee-jinx/contract';
import { randomId } from '../../../platform/chance.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { acceptableEmail } from '../acceptable-credentials.ts';
import type { AccountsParts } from '../parts.ts';
import { configured } from './configured.ts';

/** The state travels along and comes back: a browser that didn't start a sign-in takes no token. */
export async function startSupabase(
  parts: AccountsParts,
  wish: CallInput<'startSupabase'>['body'],
  origin: string | undefined,
): Promise<CallReply<'startSupabase'>> {
  const supabase = configured(parts);
  // A mail leads back to where we are, not to where its sender says that we are.
  if (origin === undefined) throw new Refusal('invalid_input');
  const state = randomId('state');
  const returnTo = `${origin}/login?state=${state}`;
  if (wish.provider === 'google') return { state, url: supabase.googleUrl(returnTo) };
  await supabase.sendLink(acceptableEmail(wish.email), returnTo);
  return { state };
}
