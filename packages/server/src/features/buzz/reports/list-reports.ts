import type { CallReply } from '@bee-jinx/contract';
import { formatIsoTime } from '../../../platform/clock.ts';
import type { BuzzDeps } from '../deps.ts';
import { answersTo, reportedBuzz, reportsOf } from './queries.ts';

const pageSize = 50;
/** For the admins: what was reported, by whom and why, and what was decided about it before. */
export async function listReports(
  { db, cursors }: BuzzDeps,
  input: { state: 'open' | 'answered'; cursor?: string | undefined },
): Promise<CallReply<'listBuzzReports'>> {
  const list = `buzz-reports:${input.state}`;
  const before =
    input.cursor === undefined ? Number.MAX_SAFE_INTEGER : cursors.read(list, input.cursor);
  const states = input.state === 'open' ? (['open'] as const) : (['hidden', 'kept'] as const);
  const rows = await reportedBuzz(db.read, { states, before, most: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const ids = page.map(({ id }) => id);
  const [reports, answers] = await Promise.all([reportsOf(db.read, ids), answersTo(db.read, ids)]);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
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
