import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { IdentityDeps } from './deps.ts';
import { type PlayerRow, renamePlayer } from './queries.ts';
import { validateName } from './validate-name.ts';

/** A name that others may read; every screen of the player hears of it. */
export async function changeName(
  { db, live }: IdentityDeps,
  caller: Caller,
  typed: string,
): Promise<PlayerRow> {
  const name = validateName(typed);
  const player = await db.transaction([`player:${caller.playerId}`], (sql) =>
    renamePlayer(sql, caller.playerId, name),
  );
  if (!player) throw new Refusal('not_signed_in');
  live.sendSignal([player.id], { topic: 'player', id: player.id, version: player.version });
  return player;
}
