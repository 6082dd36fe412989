import type { Caller } from '../../platform/http/caller.ts';
import { hashPassword } from '../../platform/password-hash.ts';
import { deleteOtherSessions } from '../identity/end-sessions.ts';
import { changeCredentials } from '../identity/proof.ts';
import { findPlayer } from '../identity/queries.ts';
import type { AccountsDeps } from './deps.ts';
import { updateAccount } from './queries.ts';
import { reauthenticateAccount } from './reauthenticate-account.ts';
import { forgetOtherDevices } from './security/known-devices.ts';
import { notifyOwner } from './security/notify-owner.ts';
import type { SignInOrigin } from './sign-in.ts';
import { validatePassword } from './validate-credentials.ts';

/** Whoever knew the old one is signed out everywhere else, and comes in no more. */
export async function changePassword(
  deps: AccountsDeps,
  caller: Caller,
  input: { currentPassword?: string | undefined; newPassword: string },
  visitor: SignInOrigin,
): Promise<void> {
  const again = { password: input.currentPassword, address: visitor.address };
  const { proof, account } = await reauthenticateAccount(deps, caller, again);
  const player = await findPlayer(deps.db.read, caller.playerId);
  const personal = [account.email ?? '', player?.display_name ?? ''];
  const passwordHash = await hashPassword(validatePassword(input.newPassword, personal));
  const { ended, told } = await deps.db.transaction([`player:${caller.playerId}`], async (sql) => {
    const change = await changeCredentials(sql, proof);
    await updateAccount(sql, change, { password_hash: passwordHash });
    await forgetOtherDevices(sql, caller.playerId, visitor.deviceToken);
    const changed = { act: 'password_changed', device: visitor.device } as const;
    return {
      ended: await deleteOtherSessions(sql, change, caller.sessionId),
      told: await notifyOwner(sql, deps, caller.playerId, changed),
    };
  });
  deps.signalInboxes(told);
  for (const sessionId of ended) deps.live.closeSessionStreams(sessionId);
}
