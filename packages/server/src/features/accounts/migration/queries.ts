import type { Writer } from '../../../platform/database/database.ts';
import type { MergedRow, PlayerRow } from '../../identity/queries.ts';

export async function insertMerged(sql: Writer, merged: MergedRow): Promise<void> {
  await sql.insertInto('merged_players').values(merged).execute();
}

/** The account inherits the badge number if it has none. The version grows in any case. */
export async function inheritBadgeNumber(
  sql: Writer,
  player: PlayerRow,
  badgeNumber: number | null,
): Promise<PlayerRow> {
  const after = {
    ...player,
    badge_number: player.badge_number ?? badgeNumber,
    version: player.version + 1,
  };
  await sql
    .updateTable('players')
    .set({ badge_number: after.badge_number, version: after.version })
    .where('id', '=', player.id)
    .execute();
  return after;
}
