import type { CallReply } from '@bee-jinx/contract';
import { parseReportReason } from '@bee-jinx/game';
import { formatIsoTime } from '../../../platform/clock.ts';
import { enforceDailyLimit } from '../../../platform/daily-limit.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { randomId } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { SwarmDeps } from '../deps.ts';
import { findSwarms } from '../queries.ts';
import { withMembers } from '../read-swarm.ts';
import { memberOf, nameAtTable, swarmFromRow } from '../swarm-row.ts';
import { findSwarmId, readStoredSwarm } from '../swarm-steps.ts';
import { answerReport, insertSwarmReport, nthNewestReportTime, swarmReports } from './queries.ts';

const maxReportsPerDay = 50;
const maxListed = 100;

/** By who sits at the table, about who sits there too. A second report of the same changes nothing. */
export async function reportSwarm(
  { db, clock }: SwarmDeps,
  { playerId }: Caller,
  key: string,
  input: { seat: number; reason: string },
): Promise<{ reported: true }> {
  const reason = parseReportReason(input.reason);
  if (reason === null) {
    throw new Refusal('invalid_input', { details: { fields: { reason: 'too long' } } });
  }
  const swarmId = await findSwarmId({ db }, key);
  const { members } = await readStoredSwarm(db.read, swarmId);
  const mine = memberOf(members, playerId)?.seat;
  if (mine == null) throw new Refusal('not_your_game');
  const isThere = members.some(({ seat }) => seat === input.seat);
  if (!isThere || input.seat === mine) throw new Refusal('not_found');
  const now = clock.now();
  await db.transaction([`swarm-reports-by:${playerId}`], async (sql) => {
    await enforceDailyLimit(
      maxReportsPerDay,
      now,
      (filter) => nthNewestReportTime(sql, playerId, filter),
      'You have reported a lot today. Write to us with the feedback form, please.',
    );
    await insertSwarmReport(sql, {
      id: randomId('report'),
      swarm_id: swarmId,
      seat: input.seat,
      reporter_id: playerId,
      reason,
      created_at: now,
      answered_at: null,
    });
  });
  return { reported: true };
}

export async function listSwarmReports(
  { db }: SwarmDeps,
  state: 'open' | 'answered',
): Promise<CallReply<'listSwarmReports'>> {
  const reports = await swarmReports(db.read, state === 'answered', maxListed);
  const ids = [...new Set(reports.map(({ swarm_id }) => swarm_id))];
  const stored = await withMembers(db.read, await findSwarms(db.read, ids));
  const byId = new Map(stored.map((one) => [one.row.id, one]));
  return {
    reports: reports.map((report) => {
      const swarm = byId.get(report.swarm_id);
      const member = swarm?.members.find(({ seat }) => seat === report.seat);
      const rounds = swarm ? swarmFromRow(swarm.row).rounds : [];
      return {
        reportId: report.id,
        swarmId: report.swarm_id,
        seat: report.seat,
        displayName: member ? nameAtTable(member) : '',
        words: rounds.flatMap(({ words }) => words[report.seat] ?? []),
        reason: report.reason,
        by: { userId: report.reporter_id, displayName: report.reporter },
        at: formatIsoTime(report.created_at),
        ...(member?.player_id && {
          player: { userId: member.player_id, displayName: member.display_name ?? '' },
        }),
      };
    }),
  };
}

export async function answerSwarmReport(
  { db, clock, recordAudit }: SwarmDeps,
  { playerId }: Caller,
  reportId: string,
  requestId: string,
): Promise<{ answered: true }> {
  const isKnown = await db.transaction([`swarm-report:${reportId}`], (sql) =>
    answerReport(sql, reportId, clock.now()),
  );
  if (!isKnown) throw new Refusal('not_found');
  await recordAudit({ playerId, act: `report ${reportId} of a swarm answered`, requestId });
  return { answered: true };
}
