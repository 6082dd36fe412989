import { parseInviteMessage } from '@bee-jinx/game';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { BuzzDeps } from '../deps.ts';
import { findReadable } from '../queries.ts';
import { insertReport, reopenReport } from './queries.ts';

/** Whoever can read a post can report it, once. The author isn't told. */
export async function reportBuzz(
  { db, clock }: BuzzDeps,
  { playerId }: Caller,
  buzzId: string,
  typed: string,
): Promise<{ reported: true }> {
  const now = clock.now();
  // A reason that can't be shown is left out: the report itself counts.
  const reason = parseInviteMessage(typed) ?? '';
  await db.transaction([`buzz:${buzzId}`], async (sql) => {
    if (!(await findReadable(sql, playerId, buzzId))) throw new Refusal('not_found');
    const report = { buzz_id: buzzId, reporter_id: playerId, reason, created_at: now };
    if (await insertReport(sql, report)) await reopenReport(sql, buzzId, now);
  });
  return { reported: true };
}
