import type { CallInput, CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../../platform/http/caller.ts';
import { randomId } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { ProofStart } from '../../identity/proof.ts';
import { createAccount } from '../create-account.ts';
import type { AccountsDeps, SignInOrigin } from '../deps.ts';
import { type CompletedSignIn, completeSignIn } from '../security/complete-sign-in.ts';
import { validateEmail } from '../validate-credentials.ts';
import { findOuterIdentity, insertOuterIdentity } from './queries.ts';
import type { Supabase } from './supabase.ts';

/** The setting can change only with a restart. */
const restartSeconds = 3600;

function requireSupabase({ supabase }: AccountsDeps): Supabase {
  if (!supabase) {
    throw new Refusal('unavailable', {
      message: 'Supabase not configured',
      retryAfterSeconds: restartSeconds,
    });
  }
  return supabase;
}

/** The state comes back with the token, so that a browser accepts only a sign-in that it started. */
export async function startSupabase(
  deps: AccountsDeps,
  input: CallInput<'startSupabase'>['body'],
  { origin, address }: { origin: string | undefined; address: string },
): Promise<CallReply<'startSupabase'>> {
  const supabase = requireSupabase(deps);
  // The link in the mail leads to our own origin, never to one that the request claims.
  if (origin === undefined) throw new Refusal('invalid_input');
  const state = randomId('state');
  const returnTo = `${origin}/login?state=${state}`;
  if (input.provider === 'google') return { state, url: supabase.googleUrl(returnTo) };
  const email = validateEmail(input.email);
  // Each mail counts towards the project's quota at Supabase. By the address alone, so that nobody can use up an owner's.
  await deps.limits.begin(undefined, `link ${address}`);
  await supabase.sendLink(email, returnTo);
  return { state };
}

/** Signs a known identity in; for an unknown one, the caller gets an account. */
export async function signInWithSupabase(
  deps: AccountsDeps,
  caller: Caller | undefined,
  accessToken: string,
  visitor: SignInOrigin,
): Promise<CompletedSignIn> {
  const begun = await ProofStart.now(deps.db.read);
  const identity = await requireSupabase(deps).identityIn(accessToken);
  const keys = [
    `identity:${identity.issuer}:${identity.subject}`,
    ...(caller ? [`player:${caller.playerId}`] : []),
  ];
  return deps.db.transaction(keys, async (sql) => {
    const known = await findOuterIdentity(sql, identity);
    if (known) return completeSignIn(sql, deps, caller, begun.passedBy(known.player_id), visitor);
    const nothing = { email: null, passwordHash: null, visitor };
    const given = await createAccount(sql, deps, caller, nothing);
    await insertOuterIdentity(sql, given.change, { ...identity, created_at: deps.clock.now() });
    return given;
  });
}
