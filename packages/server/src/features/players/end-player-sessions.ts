import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { publicSessionId } from '../identity/manage-sessions.ts';
import { deleteSession, findPlayer, sessionsOf } from '../identity/queries.ts';
import type { PlayersDeps } from './deps.ts';
import { unknownPlayerRefusal } from './inspect-player.ts';

interface EndSessionsInput {
  userId: string;
  /** All sessions if undefined. */
  sessionId?: string;
  requestId: string;
}

/** Returns how many have ended; closes their streams. */
export async function endPlayerSessions(
  { db, clock, live, trail }: PlayersDeps,
  admin: Caller,
  { userId, sessionId, requestId }: EndSessionsInput,
): Promise<number> {
  const ended = await db.transaction([`player:${userId}`, trail.key], async (sql) => {
    if (!(await findPlayer(sql, userId))) throw unknownPlayerRefusal();
    const hashes = (await sessionsOf(sql, userId))
      .map(({ token_hash }) => token_hash)
      .filter((hash) => sessionId === undefined || publicSessionId(hash) === sessionId);
    if (sessionId !== undefined && hashes.length === 0) {
      throw new Refusal('not_found', { message: 'That session has ended already.' });
    }
    const act = sessionId === undefined ? 'ended all sessions' : 'ended a session';
    const recorded = { playerId: admin.playerId, act, requestId, about: userId };
    await trail.record(sql, recorded, clock.now());
    for (const hash of hashes) await deleteSession(sql, hash);
    return hashes;
  });
  for (const hash of ended) live.closeSessionStreams(hash);
  return ended.length;
}
