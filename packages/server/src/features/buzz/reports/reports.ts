import type { CallReply } from '@bee-jinx/contract';
import { parseReportAnswer, parseReportReason } from '@bee-jinx/game';
import { formatIsoTime } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { randomId } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { BuzzDeps } from '../deps.ts';
import { signalReaders } from '../post-buzz.ts';
import { findReadable } from '../queries.ts';
import {
  answersTo,
  closeReport,
  insertAnswer,
  insertReport,
  isReported,
  reopenReport,
  reportedBuzz,
  reportsOf,
} from './queries.ts';

/** Every reader of a post can report it once. The author isn't notified. */
export async function reportBuzz(
  { db, clock }: BuzzDeps,
  { playerId }: Caller,
  buzzId: string,
  typed: string,
): Promise<{ reported: true }> {
  const now = clock.now();
  // An invalid reason is dropped; the report itself counts.
  const reason = parseReportReason(typed) ?? '';
  await db.transaction([`buzz:${buzzId}`], async (sql) => {
    if (!(await findReadable(sql, playerId, buzzId))) throw new Refusal('not_found');
    const report = { buzz_id: buzzId, reporter_id: playerId, reason, created_at: now };
    if (await insertReport(sql, report)) await reopenReport(sql, buzzId, now);
  });
  return { reported: true };
}

interface Decision {
  buzzId: string;
  answer: 'hide' | 'keep';
  reason: string;
}

/** Hides the post from everybody, or keeps it. Can be changed later; every decision stays on record. */
export async function answerReport(
  deps: BuzzDeps,
  admin: { playerId: string; requestId: string },
  { buzzId, answer, reason: typed }: Decision,
): Promise<{ answer: 'hidden' | 'kept' }> {
  const { db, clock, recordAudit } = deps;
  const reason = validateReason(typed, answer === 'hide');
  const state = answer === 'hide' ? 'hidden' : 'kept';
  if (!(await isReported(db.read, buzzId))) throw new Refusal('not_found');
  await recordAudit({ ...admin, act: `report of ${buzzId}: ${state}${reason && `, ${reason}`}` });
  const now = clock.now();
  const post = await db.transaction([`buzz:${buzzId}`], async (sql) => {
    const closedPost = await closeReport(sql, buzzId, state);
    if (!closedPost) return undefined;
    await insertAnswer(sql, {
      id: randomId('answer'),
      buzz_id: buzzId,
      admin_id: admin.playerId,
      answer: state,
      reason,
      at: now,
    });
    return closedPost;
  });
  if (!post) throw new Refusal('not_found');
  await signalReaders(deps, post, post.version);
  return { answer: state };
}

function validateReason(typed: string, isNeeded: boolean): string {
  const reason = parseReportAnswer(typed);
  if (reason || (reason === '' && !isNeeded)) return reason;
  const message = 'A reason has 1 to 280 characters, none of them hidden.';
  throw new Refusal('invalid_input', { message, details: { fields: { reason: message } } });
}

const pageSize = 50;
/** For admins: reported posts with reporters, reasons and earlier decisions. */
export async function listReports(
  { db, cursors }: BuzzDeps,
  input: { state: 'open' | 'answered'; cursor?: string | undefined },
): Promise<CallReply<'listBuzzReports'>> {
  const list = `buzz-reports:${input.state}`;
  const before =
    input.cursor === undefined ? Number.MAX_SAFE_INTEGER : cursors.read(list, input.cursor);
  const states = input.state === 'open' ? (['open'] as const) : (['hidden', 'kept'] as const);
  const rows = await reportedBuzz(db.read, { states, before, limit: pageSize + 1 });
  const page = cutPage(rows);
  const ids = page.map(({ id }) => id);
  const [reports, answers] = await Promise.all([reportsOf(db.read, ids), answersTo(db.read, ids)]);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    reports: page.map((row) => {
      const given = reports.filter(({ buzz_id }) => buzz_id === row.id);
      return {
        buzzId: row.id,
        author: { userId: row.author_id, displayName: row.author_name },
        text: row.text,
        postedAt: formatIsoTime(row.created_at),
        reportedAt: formatIsoTime(row.reported_at ?? row.created_at),
        reporters: given.length,
        reasons: given.map(({ reason }) => reason).filter((reason) => reason !== ''),
        reports: given.map((report) => ({
          by: { userId: report.reporter_id, displayName: report.display_name },
          reason: report.reason,
          at: formatIsoTime(report.created_at),
        })),
        history: answers
          .filter(({ buzz_id }) => buzz_id === row.id)
          .map(({ answer, reason, at, admin_id, display_name }) => ({
            answer,
            reason,
            at: formatIsoTime(at),
            ...(admin_id !== null && {
              by: { userId: admin_id, displayName: display_name ?? '' },
            }),
          })),
        ...(row.group_id !== null && {
          to: { groupId: row.group_id, name: row.group_name ?? '' },
        }),
        ...((row.report_state === 'hidden' || row.report_state === 'kept') && {
          answer: row.report_state,
        }),
      };
    }),
    ...(last && { nextCursor: cursors.write(list, last.reported_at ?? 0) }),
  };
}

/** Posts that were reported in the same millisecond stay together, as the next page begins below the last one's time. */
function cutPage<Row extends { reported_at: number | null }>(rows: Row[]): Row[] {
  const beyond = rows[pageSize];
  if (!beyond) return rows;
  const whole = rows.filter(({ reported_at }) => reported_at !== beyond.reported_at);
  return whole.length > 0 ? whole : rows.slice(0, pageSize);
}
