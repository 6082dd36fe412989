import type { CallReply } from '@bee-jinx/contract';
import type { BuzzParts } from '../parts.ts';
import { reasonsOf, reportedBuzz } from './queries.ts';

const pageSize = 50;

/** For the admins: what was reported, by how many and why. Who reported it isn't theirs to know. */
export async function listReports(
  { db, cursors }: BuzzParts,
  wish: { state: 'open' | 'answered'; cursor?: string | undefined },
): Promise<CallReply<'listBuzzReports'>> {
  const list = `buzz-reports:${wish.state}`;
  const before =
    wish.cursor === undefined ? Number.MAX_SAFE_INTEGER : cursors.read(list, wish.cursor);
  const states = wish.state === 'open' ? (['open'] as const) : (['hidden', 'kept'] as const);
  const rows = await reportedBuzz(db.read, { states, before, most: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const reasons = await reasonsOf(
    db.read,
    page.map(({ id }) => id),
  );
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    reports: page.map((row) => {
      const given = reasons.filter(({ buzz_id }) => buzz_id === row.id);
      return {
        buzzId: row.id,
        author: { userId: row.author_id, displayName: row.author_name },
        text: row.text,
        postedAt: new Date(row.created_at).toISOString(),
        reportedAt: new Date(row.reported_at ?? row.created_at).toISOString(),
        reporters: given.length,
        reasons: given.map(({ reason }) => reason).filter((reason) => reason !== ''),
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
