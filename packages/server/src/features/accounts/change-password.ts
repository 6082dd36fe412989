import type { Caller } from '../../platform/http/caller.ts';
import { hashPassword } from '../../platform/password-hash.ts';
import { deleteSessionsBut } from '../identity/end-sessions.ts';
import { findPlayer } from '../identity/queries.ts';
import { acceptablePassword } from './acceptable-credentials.ts';
import { ownAccount } from './own-account.ts';
import type { AccountsParts } from './parts.ts';
import { proveAgain } from './prove-again.ts';
import { updateAccount } from './queries.ts';

/** Whoever knew the old one is signed out everywhere else. */
export async function changePassword(
  parts: AccountsParts,
  caller: Caller,
  wish: { currentPassword?: string | undefined; newPassword: string },
  address: string,
): Promise<void> {
  const account = await ownAccount(parts, caller);
  await proveAgain(parts, caller, account, wish.currentPassword, address);
  const player = await findPlayer(parts.db.read, caller.playerId);
  const personal = [account.email ?? '', player?.display_name ?? ''];
  const passwordHash = await hashPassword(acceptablePassword(wish.newPassword, personal));
  const ended = await parts.db.transaction([`player:${caller.playerId}`], async (sql) => {
    await updateAccount(sql, caller.playerId, { password_hash: passwordHash });
    return deleteSessionsBut(sql, caller.playerId, caller.sessionId);
  });
  for (const sessionId of ended) parts.live.cut(sessionId);
}
