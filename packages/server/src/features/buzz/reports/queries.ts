import type { Reader, Writer } from '../../../platform/database/database.ts';

/** False where this player has reported it before. */
export async function insertReport(
  sql: Writer,
  report: { buzz_id: string; reporter_id: string; reason: string; created_at: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sql
    .insertInto('buzz_reports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['buzz_id', 'reporter_id']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** What an admin has let stand comes up again when somebody else minds it. */
export async function openReport(sql: Writer, buzzId: string, now: number): Promise<void> {
  await sql
    .updateTable('buzz')
    .set({ report_state: 'open', reported_at: now })
    .where('id', '=', buzzId)
    .where((row) => row.or([row('report_state', 'is', null), row('report_state', '!=', 'hidden')]))
    .execute();
}

export function reportedBuzz(
  sql: Reader,
  wish: { states: readonly ('open' | 'hidden' | 'kept')[]; before: number; most: number },
) {
  return sql
    .selectFrom('buzz')
    .innerJoin('players', 'players.id', 'buzz.author_id')
    .leftJoin('groups', 'groups.id', 'buzz.group_id')
    .selectAll('buzz')
    .select(['players.display_name as author_name', 'groups.name as group_name'])
    .where('report_state', 'in', [...wish.states])
    .where('reported_at', '<', wish.before)
    .orderBy('reported_at', 'desc')
    .orderBy('buzz.id')
    .limit(wish.most)
    .execute();
}

export async function reasonsOf(sql: Reader, buzzIds: readonly string[]) {
  if (buzzIds.length === 0) return [];
  return sql
    .selectFrom('buzz_reports')
    .select(['buzz_id', 'reason'])
    .where('buzz_id', 'in', [...buzzIds])
    .orderBy('created_at')
    .execute();
}

/** The post as it stands afterwards; undefined where there is none that was reported. */
export function settleReport(sql: Writer, buzzId: string, state: 'hidden' | 'kept') {
  return sql
    .updateTable('buzz')
    .set((row) => ({ report_state: state, version: row('version', '+', 1) }))
    .where('id', '=', buzzId)
    .where('report_state', 'is not', null)
    .returning(['id', 'group_id', 'author_id', 'version'])
    .executeTakeFirst();
}
