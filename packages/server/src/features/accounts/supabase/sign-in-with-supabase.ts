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

/** A server that is set up otherwise by then has been started anew. */
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

/** Known: signed in. Unknown: the anonymous player who asks gets an account by it. */
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
