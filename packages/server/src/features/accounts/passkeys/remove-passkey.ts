import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { changeCredentials } from '../../identity/proof.ts';
import type { AccountsParts } from '../parts.ts';
import { type ProofAgain, proveAgain } from '../prove-again.ts';
import { findAccount } from '../queries.ts';
import { outerIdentitiesOf } from '../supabase/queries.ts';
import { publicPasskeyId } from './present-passkey.ts';
import { deletePasskey, passkeysOf } from './queries.ts';

/** Never the last way in. */
export async function removePasskey(
  parts: AccountsParts,
  caller: Caller,
  passkeyId: string,
  again: ProofAgain,
): Promise<void> {
  const { proof } = await proveAgain(parts, caller, again);
  await parts.db.transaction([`player:${caller.playerId}`], async (sql) => {
    const passkeys = await passkeysOf(sql, caller.playerId);
    const passkey = passkeys.find(({ id }) => publicPasskeyId(id) === passkeyId);
    if (!passkey) throw new Refusal('not_found');
    const account = await findAccount(sql, caller.playerId);
    const identities = await outerIdentitiesOf(sql, caller.playerId);
    const isLast = passkeys.length === 1 && identities.length === 0 && !account?.password_hash;
    if (isLast) {
      throw new Refusal('forbidden', {
        message: 'That is your only way in. Set a password or add another passkey first.',
      });
    }
    await deletePasskey(sql, await changeCredentials(sql, proof), passkey.id);
  });
}
