import type { Caller } from '../../../platform/http/caller.ts';
import { type Admitted, admit } from '../../identity/admit.ts';
import { ProofBegun } from '../../identity/proof.ts';
import { giveAccount } from '../give-account.ts';
import type { AccountsParts } from '../parts.ts';
import { configured } from './configured.ts';
import { findOuterIdentity, insertOuterIdentity } from './queries.ts';

/** Known: signed in. Unknown: the anonymous player who asks gets an account by it. */
export async function signInWithSupabase(
  parts: AccountsParts,
  caller: Caller | undefined,
  accessToken: string,
  device: string | undefined,
): Promise<Admitted> {
  const begun = await ProofBegun.now(parts.db.read);
  const identity = await configured(parts).identityIn(accessToken);
  const keys = [
    `identity:${identity.issuer}:${identity.subject}`,
    ...(caller ? [`player:${caller.playerId}`] : []),
  ];
  return parts.db.transaction(keys, async (sql) => {
    const known = await findOuterIdentity(sql, identity);
    if (known) return admit(sql, parts, caller, begun.passedBy(known.player_id), { device });
    const nothing = { email: null, passwordHash: null, device };
    const given = await giveAccount(sql, parts, caller, nothing);
    await insertOuterIdentity(sql, given.change, { ...identity, created_at: parts.clock.now() });
    return given;
  });
}
