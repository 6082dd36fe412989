import type { Caller } from '../../platform/http/caller.ts';
import { hashPassword } from '../../platform/password-hash.ts';
import { deleteSessionsBut } from '../identity/end-sessions.ts';
import { changeCredentials } from '../identity/proof.ts';
import { findPlayer } from '../identity/queries.ts';
import { acceptablePassword } from './acceptable-credentials.ts';
import { ownAccount } from './own-account.ts';
import type { AccountsParts } from './parts.ts';
import { updateAccount } from './queries.ts';

/** Whoever knew the old one is signed out everywhere else, and comes in no more. */
export async function changePassword(
  parts: AccountsParts,
  caller: Caller,
  wish: { currentPassword?: string | undefined; newPassword: string },
  address: string,
): Promise<void> {
  const again = { password: wish.currentPassword, address };
  const { proof, account } = await ownAccount(parts, caller, again);
  const player = await findPlayer(parts.db.read, caller.playerId);
  const personal = [account.email ?? '', player?.display_name ?? ''];
  const passwordHash = await hashPassword(acceptablePassword(wish.newPassword, personal));
  const ended = await parts.db.transaction([`player:${caller.playerId}`], async (sql) => {
    const change = await changeCredentials(sql, proof);
    await updateAccount(sql, change, { password_hash: passwordHash });
    return deleteSessionsBut(sql, change, caller.sessionId);
  });
  for (const sessionId of ended) parts.live.cut(sessionId);
}
