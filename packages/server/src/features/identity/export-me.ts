import type { CallReply } from '@bee-jinx/contract';
import { formatIsoTime } from '../../platform/clock.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { StreamedReply } from '../../platform/http/streamed-reply.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { IdentityDeps } from './deps.ts';
import { presentPlayer } from './present-player.ts';
import { findPlayer, mergedInto, sessionsOf } from './queries.ts';

/** Everything stored about the caller. Long lists are streamed. */
export async function exportMe(
  { db, clock, exportPlayerData }: IdentityDeps,
  caller: Caller,
): Promise<StreamedReply<CallReply<'exportMe'>>> {
  const player = await findPlayer(db.read, caller.playerId);
  if (!player) throw new Refusal('not_signed_in');
  const sessions = await sessionsOf(db.read, caller.playerId);
  const merged = await mergedInto(db.read, caller.playerId);
  const now = clock.now();
  return new StreamedReply({
    exportedAt: formatIsoTime(now),
    player: { ...presentPlayer(player, caller, now), createdAt: formatIsoTime(player.created_at) },
    sessions: sessions.map((session) => ({
      createdAt: formatIsoTime(session.created_at),
      seenAt: formatIsoTime(session.seen_at),
      expiresAt: formatIsoTime(session.expires_at),
      ...(session.device !== null && { device: session.device }),
    })),
    mergedPlayers: merged.map((row) => ({
      userId: row.merged_id,
      mergedAt: formatIsoTime(row.merged_at),
    })),
    ...(await exportPlayerData(caller.playerId)),
  });
}
