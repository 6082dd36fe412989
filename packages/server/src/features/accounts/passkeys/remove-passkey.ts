import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { changeCredentials } from '../../identity/proof.ts';
import type { AccountsDeps } from '../deps.ts';
import { findAccount } from '../queries.ts';
import { type ReauthenticationInput, reauthenticate } from '../reauthenticate.ts';
import { notifyOwner } from '../security/notify-owner.ts';
import { outerIdentitiesOf } from '../supabase/queries.ts';
import { publicPasskeyId } from './present-passkey.ts';
import { deletePasskey, passkeysOf } from './queries.ts';

/** Never the last way in. */
export async function removePasskey(
  deps: AccountsDeps,
  caller: Caller,
  passkeyId: string,
  again: ReauthenticationInput,
  device: string | undefined,
): Promise<void> {
  const { proof } = await reauthenticate(deps, caller, again);
  const told = await deps.db.transaction([`player:${caller.playerId}`], async (sql) => {
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
    return notifyOwner(sql, deps, caller.playerId, { act: 'passkey_removed', device });
  });
  deps.signalInboxes(told);
}
