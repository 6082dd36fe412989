import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { endAdmin, findPlayer, type PlayerRow } from '../identity/queries.ts';
import type { AdminParts } from './parts.ts';
import { recordAct } from './record-act.ts';

export async function resignAsAdmin(
  parts: AdminParts,
  caller: Caller,
  requestId: string,
): Promise<PlayerRow> {
  const player = await parts.db.transaction([], async (sql) => {
    await endAdmin(sql, caller.sessionId);
    return findPlayer(sql, caller.playerId);
  });
  if (!player) throw new Refusal('not_signed_in');
  if (caller.isAdmin) {
    await recordAct(parts, { playerId: player.id, act: 'resigned as admin', requestId });
  }
  return player;
}
