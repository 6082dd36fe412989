import type { CallReply } from '@bee-jinx/contract';
import type { AdminDeps } from './deps.ts';
import { auditBefore } from './queries.ts';

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
