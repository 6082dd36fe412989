import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import type { MergedRow, PlayerRow } from '../../identity/queries.ts';

export async function insertMerged(sql: Writer, merged: MergedRow): Promise<void> {
  await sql.insertInto('merged_players').values(merged).execute();
}

export async function deleteMerged(sql: Writer, mergedId: string): Promise<void> {
  await sql.deleteFrom('merged_players').where('merged_id', '=', mergedId).execute();
}

type UndoableMergeRow = Tables['undoable_merges'];

export async function insertUndoableMerge(sql: Writer, merge: UndoableMergeRow): Promise<void> {
  await sql.insertInto('undoable_merges').values(merge).execute();
}

export function findUndoableMerge(sql: Reader, mergedId: string) {
  return sql
    .selectFrom('undoable_merges')
    .selectAll()
    .where('merged_id', '=', mergedId)
    .executeTakeFirst();
}

/** Without the memos, which are large. */
export function undoableMergesOf(sql: Reader, playerId: string) {
  return sql
    .selectFrom('undoable_merges')
    .select(['merged_id', 'merged_at', 'expires_at', 'merged_player', 'collections'])
    .where('player_id', '=', playerId)
    .orderBy('merged_at', 'desc')
    .execute();
}

export function otherUndoableMerges(
  sql: Reader,
  { player_id, merged_id }: Pick<UndoableMergeRow, 'player_id' | 'merged_id'>,
) {
  return sql
    .selectFrom('undoable_merges')
    .select(['merged_id', 'memos'])
    .where('player_id', '=', player_id)
    .where('merged_id', '!=', merged_id)
    .execute();
}

export async function updateMemos(sql: Writer, mergedId: string, memos: string): Promise<void> {
  await sql
    .updateTable('undoable_merges')
    .set({ memos })
    .where('merged_id', '=', mergedId)
    .execute();
}

export async function deleteUndoableMerge(sql: Writer, mergedId: string): Promise<void> {
  await sql.deleteFrom('undoable_merges').where('merged_id', '=', mergedId).execute();
}

export async function deleteExpiredUndoableMerges(sql: Writer, now: number): Promise<void> {
  await sql.deleteFrom('undoable_merges').where('expires_at', '<=', now).execute();
}

/** Takes an inherited badge number from the account; nobody else can have the same. Returns the account's new version. */
export async function returnBadgeNumber(
  sql: Writer,
  { id, badge_number, version }: PlayerRow,
  inherited: number | null,
): Promise<number> {
  await sql
    .updateTable('players')
    .set({
      badge_number: badge_number === inherited ? null : badge_number,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  return version + 1;
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
