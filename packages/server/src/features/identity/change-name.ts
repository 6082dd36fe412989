import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { acceptableName } from './acceptable-name.ts';
import type { IdentityParts } from './parts.ts';
import { type PlayerRow, renamePlayer } from './queries.ts';

/** A name that others may read; every screen of the player hears of it. */
export async function changeName(
  { db, live }: IdentityParts,
  caller: Caller,
  typed: string,
): Promise<PlayerRow> {
  const name = acceptableName(typed);
  const player = await db.transaction([`player:${caller.playerId}`], (sql) =>
    renamePlayer(sql, caller.playerId, name),
  );
  if (!player) throw new Refusal('not_signed_in');
  live.tell([player.id], { topic: 'player', id: player.id, version: player.version });
  return player;
}
