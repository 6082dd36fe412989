import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeCredentials } from '../identity/proof.ts';
import { acceptableEmail } from './acceptable-credentials.ts';
import { ownAccount } from './own-account.ts';
import type { AccountsParts } from './parts.ts';
import { findAccountByEmail, updateAccount } from './queries.ts';

export async function changeEmail(
  parts: AccountsParts,
  caller: Caller,
  wish: { email: string; password?: string | undefined },
  address: string,
): Promise<string> {
  const email = acceptableEmail(wish.email);
  const { proof } = await ownAccount(parts, caller, { password: wish.password, address });
  await parts.limits.countProbe(caller.playerId, address);
  await parts.db.transaction([`email:${email}`, `player:${caller.playerId}`], async (sql) => {
    const holder = await findAccountByEmail(sql, email);
    if (holder && holder.player_id !== caller.playerId) throw new Refusal('email_taken');
    await updateAccount(sql, await changeCredentials(sql, proof), { email });
  });
  return email;
}
