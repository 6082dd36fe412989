import type { Caller } from '../../platform/http/caller.ts';
import { hashPassword } from '../../platform/password-hash.ts';
import { Refusal } from '../../platform/refusal.ts';
import { deleteOtherSessions } from '../identity/manage-sessions.ts';
import { changeCredentials } from '../identity/proof.ts';
import { findPlayer } from '../identity/queries.ts';
import type { AccountsDeps, SignInOrigin } from './deps.ts';
import { findAccountByEmail, updateAccount } from './queries.ts';
import { reauthenticateAccount } from './reauthenticate.ts';
import { forgetOtherDevices } from './security/complete-sign-in.ts';
import { notifyOwner } from './security/notify-owner.ts';
import { validateEmail, validatePassword } from './validate-credentials.ts';

/** Ends all other sessions and forgets all other known devices. */
export async function changePassword(
  deps: AccountsDeps,
  caller: Caller,
  input: { currentPassword?: string | undefined; newPassword: string },
  visitor: SignInOrigin,
): Promise<void> {
  const credentials = { password: input.currentPassword, address: visitor.address };
  const { proof, account } = await reauthenticateAccount(deps, caller, credentials);
  if (account.email === null) {
    throw new Refusal('forbidden', { message: 'Add an e-mail first: you sign in with both.' });
  }
  const player = await findPlayer(deps.db.read, caller.playerId);
  const personal = [account.email, player?.display_name ?? ''];
  const passwordHash = await hashPassword(validatePassword(input.newPassword, personal));
  const { ended, changedInboxes } = await deps.db.transaction(
    [`player:${caller.playerId}`],
    async (sql) => {
      const change = await changeCredentials(sql, proof);
      await updateAccount(sql, change, { password_hash: passwordHash });
      await forgetOtherDevices(sql, caller.playerId, visitor.deviceTokens);
      const changed = { act: 'password_changed', device: visitor.device } as const;
      return {
        ended: await deleteOtherSessions(sql, change, caller.sessionId),
        changedInboxes: await notifyOwner(sql, deps, caller.playerId, changed),
      };
    },
  );
  deps.signalInboxes(changedInboxes);
  for (const sessionId of ended) deps.live.closeSessionStreams(sessionId);
}

export async function changeEmail(
  deps: AccountsDeps,
  caller: Caller,
  input: { email: string; password?: string | undefined },
  visitor: SignInOrigin,
): Promise<string> {
  const email = validateEmail(input.email);
  const { address, device } = visitor;
  const credentials = { password: input.password, address };
  const { proof, account } = await reauthenticateAccount(deps, caller, credentials);
  await deps.limits.countProbe(caller.playerId, address);
  const keys = [`email:${email}`, `player:${caller.playerId}`];
  const changedInboxes = await deps.db.transaction(keys, async (sql) => {
    const holder = await findAccountByEmail(sql, email);
    if (holder && holder.player_id !== caller.playerId) throw new Refusal('email_taken');
    await updateAccount(sql, await changeCredentials(sql, proof), { email });
    if (holder) return [];
    const changed = { act: 'email_changed', device } as const;
    return notifyOwner(sql, deps, caller.playerId, { ...changed, formerEmail: account.email });
  });
  deps.signalInboxes(changedInboxes);
  return email;
}
