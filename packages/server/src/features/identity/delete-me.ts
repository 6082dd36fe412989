import type { Caller } from '../../platform/http/caller.ts';
import type { IdentityParts } from './parts.ts';
import { deletePlayer, sessionsOf } from './queries.ts';

/** The player is gone, on every device. */
export async function deleteMe(
  { db, live, beforeDeletion }: IdentityParts,
  caller: Caller,
): Promise<void> {
  await beforeDeletion(caller.playerId);
  const sessions = await sessionsOf(db.read, caller.playerId);
  await db.transaction([`player:${caller.playerId}`], (sql) => deletePlayer(sql, caller.playerId));
  for (const session of sessions) live.cut(session.token_hash);
}
