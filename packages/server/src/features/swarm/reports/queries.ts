import type { Reader, Writer } from '../../../platform/database/database.ts';
import { nthNewestTime } from '../../../platform/database/nth-newest-time.ts';
import type { Tables } from '../../../platform/database/schema.ts';

export async function insertSwarmReport(
  sql: Writer,
  report: Tables['swarm_reports'],
): Promise<void> {
  await sql
    .insertInto('swarm_reports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['swarm_id', 'seat', 'reporter_id']).doNothing())
    .execute();
}

export const swarmReports = (sql: Reader, isAnswered: boolean, limit: number) =>
  sql
    .selectFrom('swarm_reports')
    .innerJoin('players', 'players.id', 'swarm_reports.reporter_id')
    .selectAll('swarm_reports')
    .select('players.display_name as reporter')
    .where('answered_at', isAnswered ? 'is not' : 'is', null)
    .orderBy('swarm_reports.created_at', 'desc')
    .limit(limit)
    .execute();

export const nthNewestReportTime = (
  sql: Writer,
  playerId: string,
  filter: { limit: number; since: number },
) => nthNewestTime(sql, ['swarm_reports', 'reporter_id'], playerId, filter);

/** False where there is no such report. */
export async function answerReport(sql: Writer, reportId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('swarm_reports')
    .set({ answered_at: now })
    .where('id', '=', reportId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
