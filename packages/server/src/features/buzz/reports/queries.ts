import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';

/** False if this player has reported it before. */
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

/** A dismissed report is reopened when somebody else reports the post. */
export async function reopenReport(sql: Writer, buzzId: string, now: number): Promise<void> {
  await sql
    .updateTable('buzz')
    .set({ report_state: 'open', reported_at: now })
    .where('id', '=', buzzId)
    .where((row) => row.or([row('report_state', 'is', null), row('report_state', '!=', 'hidden')]))
    .execute();
}

export function reportedBuzz(
  sql: Reader,
  filter: { states: readonly ('open' | 'hidden' | 'kept')[]; before: number; limit: number },
) {
  return sql
    .selectFrom('buzz')
    .innerJoin('players', 'players.id', 'buzz.author_id')
    .leftJoin('groups', 'groups.id', 'buzz.group_id')
    .selectAll('buzz')
    .select(['players.display_name as author_name', 'groups.name as group_name'])
    .where('report_state', 'in', [...filter.states])
    .where('reported_at', '<', filter.before)
    .orderBy('reported_at', 'desc')
    .orderBy('buzz.id')
    .limit(filter.limit)
    .execute();
}

/** With the reporter's name, the oldest first. */
export async function reportsOf(sql: Reader, buzzIds: readonly string[]) {
  if (buzzIds.length === 0) return [];
  return sql
    .selectFrom('buzz_reports')
    .innerJoin('players', 'players.id', 'buzz_reports.reporter_id')
    .select(['buzz_id', 'reporter_id', 'display_name', 'reason', 'buzz_reports.created_at'])
    .where('buzz_id', 'in', [...buzzIds])
    .orderBy('buzz_reports.created_at')
    .orderBy('reporter_id')
    .execute();
}

/** With the admin's name, the oldest first. */
export async function answersTo(sql: Reader, buzzIds: readonly string[]) {
  if (buzzIds.length === 0) return [];
  return sql
    .selectFrom('buzz_report_answers')
    .leftJoin('players', 'players.id', 'buzz_report_answers.admin_id')
    .selectAll('buzz_report_answers')
    .select('display_name')
    .where('buzz_id', 'in', [...buzzIds])
    .orderBy('at')
    .orderBy('buzz_report_answers.id')
    .execute();
}

export async function insertAnswer(sql: Writer, answer: Tables['buzz_report_answers']) {
  await sql.insertInto('buzz_report_answers').values(answer).execute();
}

export async function isReported(sql: Reader, buzzId: string): Promise<boolean> {
  const row = await sql
    .selectFrom('buzz')
    .select('report_state')
    .where('id', '=', buzzId)
    .executeTakeFirst();
  return row != null && row.report_state !== null;
}

/** The updated post; undefined if there is no such reported post. */
export function closeReport(sql: Writer, buzzId: string, state: 'hidden' | 'kept') {
  return sql
    .updateTable('buzz')
    .set((row) => ({ report_state: state, version: row('version', '+', 1) }))
    .where('id', '=', buzzId)
    .where('report_state', 'is not', null)
    .returning(['id', 'group_id', 'author_id', 'version'])
    .executeTakeFirst();
}
