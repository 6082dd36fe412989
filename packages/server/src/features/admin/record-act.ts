import type { AdminParts } from './parts.ts';
import { insertAudit, lastAuditNumber } from './queries.ts';

/** On the disk before the act itself: what an admin did can't be undone by what they did. */
export async function recordAct(
  { db, clock }: Pick<AdminParts, 'db' | 'clock'>,
  act: { playerId: string | undefined; act: string; requestId: string },
): Promise<void> {
  const at = clock.now();
  await db.transaction(['audit-trail'], async (sql) =>
    insertAudit(sql, {
      number: (await lastAuditNumber(sql)) + 1,
      at,
      player_id: act.playerId ?? null,
      act: act.act,
      request_id: act.requestId,
    }),
  );
}
