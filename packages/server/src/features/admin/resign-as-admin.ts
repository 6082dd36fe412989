import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPlayer, type PlayerRow, revokeAdmin } from '../identity/queries.ts';
import type { AdminDeps } from './deps.ts';
import { recordAudit } from './record-audit.ts';

export async function resignAsAdmin(
  deps: AdminDeps,
  caller: Caller,
  requestId: string,
): Promise<PlayerRow> {
  const player = await deps.db.transaction([], async (sql) => {
    await revokeAdmin(sql, caller.sessionId);
    return findPlayer(sql, caller.playerId);
  });
  if (!player) throw new Refusal('not_signed_in');
  if (caller.isAdmin) {
    await recordAudit(deps, { playerId: player.id, act: 'resigned as admin', requestId });
  }
  return player;
}
