import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeCredentials } from '../identity/proof.ts';
import { acceptableEmail } from './acceptable-credentials.ts';
import { ownAccount } from './own-account.ts';
import type { AccountsParts } from './parts.ts';
import { findAccountByEmail, updateAccount } from './queries.ts';
import { tellOwner } from './security/tell-owner.ts';
import type { Visitor } from './sign-in.ts';

export async function changeEmail(
  parts: AccountsParts,
  caller: Caller,
  wish: { email: string; password?: string | undefined },
  visitor: Visitor,
): Promise<string> {
  const email = acceptableEmail(wish.email);
  const { address, device } = visitor;
  const again = { password: wish.password, address };
  const { proof, account } = await ownAccount(parts, caller, again);
  await parts.limits.countProbe(caller.playerId, address);
  const keys = [`email:${email}`, `player:${caller.playerId}`];
  const told = await parts.db.transaction(keys, async (sql) => {
    const holder = await findAccountByEmail(sql, email);
    if (holder && holder.player_id !== caller.playerId) throw new Refusal('email_taken');
    await updateAccount(sql, await changeCredentials(sql, proof), { email });
    if (holder) return [];
    const changed = { act: 'email_changed', device } as const;
    return tellOwner(sql, parts, caller.playerId, { ...changed, formerEmail: account.email });
  });
  parts.announce(told);
  return email;
}
