import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { InboxRow } from '../queries.ts';

/** Whose reminder or recap is due, the oldest first. */
export async function duePlayerIds(
  sql: Reader,
  column: 'remind_at' | 'recap_at',
  now: number,
  limit: number,
): Promise<string[]> {
  const rows = await sql
    .selectFrom('notification_inboxes')
    .select('player_id')
    .where(column, '<=', now)
    .orderBy(column)
    .limit(limit)
    .execute();
  return rows.map(({ player_id }) => player_id);
}

export async function changeSchedule(
  sql: Writer,
  playerId: string,
  change: Partial<Pick<InboxRow, 'remind_at' | 'reminded_puzzle' | 'recap_at'>>,
): Promise<void> {
  await sql
    .updateTable('notification_inboxes')
    .set(change)
    .where('player_id', '=', playerId)
    .execute();
}
