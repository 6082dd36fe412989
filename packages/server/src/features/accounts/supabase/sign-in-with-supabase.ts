import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Admitted, admit } from '../../identity/admit.ts';
import { findPlayer } from '../../identity/queries.ts';
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
  const identity = await configured(parts).identityIn(accessToken);
  const keys = [
    `identity:${identity.issuer}:${identity.subject}`,
    ...(caller ? [`player:${caller.playerId}`] : []),
  ];
  return parts.db.transaction(keys, async (sql) => {
    const known = await findOuterIdentity(sql, identity);
    if (known) {
      const player = await findPlayer(sql, known.player_id);
      if (!player) throw new Refusal('wrong_credentials');
      return admit(sql, parts, caller, player, { device });
    }
    const nothing = { email: null, passwordHash: null, device };
    const admitted = await giveAccount(sql, parts, caller, nothing);
    await insertOuterIdentity(sql, {
      ...identity,
      player_id: admitted.player.id,
      created_at: parts.clock.now(),
    });
    return admitted;
  });
}
