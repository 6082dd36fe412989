import type { CallReply } from '@bee-jinx/contract';
import type { AuditEntry } from '../../platform/audit-entry.ts';
import type { Writer } from '../../platform/database/database.ts';
import type { AdminDeps } from './deps.ts';
import { auditBefore, insertAudit, lastAuditNumber } from './queries.ts';

/** Committed before the act itself, so that an act can't remove its own record. */
export async function recordAudit({ db, clock }: Pick<AdminDeps, 'db' | 'clock'>, act: AuditEntry) {
  const at = clock.now();
  await db.transaction([auditLockKey], (sql) => recordAuditIn(sql, act, at));
}

/** For transactions that write their own entry. */
export const auditLockKey = 'audit-trail';

/** In the transaction of the act: both commit or neither. */
export async function recordAuditIn(sql: Writer, act: AuditEntry, at: number): Promise<void> {
  await insertAudit(sql, {
    number: (await lastAuditNumber(sql)) + 1,
    at,
    player_id: act.playerId ?? null,
    act: act.act,
    request_id: act.requestId,
    about: act.about ?? null,
    reason: act.reason ?? null,
  });
}

const list = 'audit-trail';

export async function readAuditTrail(
  { db, cursors }: AdminDeps,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<CallReply<'readAuditTrail'>> {
  const before = cursor === undefined ? undefined : cursors.read(list, cursor);
  const rows = await auditBefore(db.read, before, limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    entries: shown.map((row) => ({
      number: row.number,
      at: new Date(row.at).toISOString(),
      act: row.act,
      requestId: row.request_id,
      ...(row.player_id !== null && { playerId: row.player_id }),
      ...(row.about !== null && { about: row.about }),
      ...(row.reason !== null && { reason: row.reason }),
    })),
    ...(last && rows.length > limit && { nextCursor: cursors.write(list, last.number) }),
  };
}
