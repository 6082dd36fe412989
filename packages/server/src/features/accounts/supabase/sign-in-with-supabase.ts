import type { Caller } from '../../../platform/http/caller.ts';
import { ProofStart } from '../../identity/proof.ts';
import { createAccount } from '../create-account.ts';
import type { AccountsDeps } from '../deps.ts';
import { type CompletedSignIn, completeSignIn } from '../security/complete-sign-in.ts';
import type { SignInOrigin } from '../sign-in.ts';
import { findOuterIdentity, insertOuterIdentity } from './queries.ts';
import { requireSupabase } from './require-supabase.ts';

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
