import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeCredentials } from '../identity/proof.ts';
import type { AccountsDeps } from './deps.ts';
import { findAccountByEmail, updateAccount } from './queries.ts';
import { reauthenticateAccount } from './reauthenticate-account.ts';
import { notifyOwner } from './security/notify-owner.ts';
import type { SignInOrigin } from './sign-in.ts';
import { validateEmail } from './validate-credentials.ts';

export async function changeEmail(
  deps: AccountsDeps,
  caller: Caller,
  input: { email: string; password?: string | undefined },
  visitor: SignInOrigin,
): Promise<string> {
  const email = validateEmail(input.email);
  const { address, device } = visitor;
  const again = { password: input.password, address };
  const { proof, account } = await reauthenticateAccount(deps, caller, again);
  await deps.limits.countProbe(caller.playerId, address);
  const keys = [`email:${email}`, `player:${caller.playerId}`];
  const told = await deps.db.transaction(keys, async (sql) => {
    const holder = await findAccountByEmail(sql, email);
    if (holder && holder.player_id !== caller.playerId) throw new Refusal('email_taken');
    await updateAccount(sql, await changeCredentials(sql, proof), { email });
    if (holder) return [];
    const changed = { act: 'email_changed', device } as const;
    return notifyOwner(sql, deps, caller.playerId, { ...changed, formerEmail: account.email });
  });
  deps.signalInboxes(told);
  return email;
}
