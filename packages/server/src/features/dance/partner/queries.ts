import type { Writer } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';

export type WaitRow = Tables['dance_partner_waits'];

export function findWait(sql: Writer, playerId: string): Promise<WaitRow | undefined> {
  return sql
    .selectFrom('dance_partner_waits')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** Who else is waiting and still there, the longest wait first. */
export function othersWaiting(
  sql: Writer,
  playerId: string,
  filter: { seenSince: number; pace: WaitRow['pace']; limit: number },
): Promise<WaitRow[]> {
  return sql
    .selectFrom('dance_partner_waits')
    .selectAll()
    .where('player_id', '!=', playerId)
    .where('game_id', 'is', null)
    .where('seen_at', '>', filter.seenSince)
    .where('pace', '=', filter.pace)
    .orderBy('waiting_since')
    .limit(filter.limit)
    .execute();
}

export async function upsertWait(sql: Writer, row: WaitRow): Promise<void> {
  const { player_id: _player, ...rest } = row;
  await sql
    .insertInto('dance_partner_waits')
    .values(row)
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(rest))
    .execute();
}

export async function deleteWait(sql: Writer, playerId: string): Promise<void> {
  await sql.deleteFrom('dance_partner_waits').where('player_id', '=', playerId).execute();
}

export async function deleteStaleWaits(sql: Writer, time: number): Promise<void> {
  await sql.deleteFrom('dance_partner_waits').where('seen_at', '<', time).execute();
}
