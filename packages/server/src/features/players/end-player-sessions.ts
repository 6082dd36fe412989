import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  deleteOtherSessions,
  endOrReturnSession,
  publicSessionId,
} from '../identity/manage-sessions.ts';
import { changeCredentials, proofByAdmin } from '../identity/proof.ts';
import { findPlayer, sessionsOf } from '../identity/queries.ts';
import type { PlayersDeps } from './deps.ts';
import { unknownPlayerRefusal } from './inspect-player.ts';

interface EndSessionsInput {
  userId: string;
  /** All sessions if undefined. */
  sessionId?: string;
  requestId: string;
}

/**
 * Returns how many have ended; closes their streams. Ending all also voids sign-ins in progress and claims to merge the
 * player, as when players end their other sessions themselves.
 */
export async function endPlayerSessions(
  { db, clock, live, trail }: PlayersDeps,
  admin: Caller,
  { userId, sessionId, requestId }: EndSessionsInput,
): Promise<number> {
  const ended = await db.transaction([`player:${userId}`, trail.key], async (sql) => {
    if (!(await findPlayer(sql, userId))) throw unknownPlayerRefusal();
    const act = sessionId === undefined ? 'ended all sessions' : 'ended a session';
    const recorded = { playerId: admin.playerId, act, requestId, about: userId };
    await trail.record(sql, recorded, clock.now());
    if (sessionId === undefined) {
      return deleteOtherSessions(sql, await changeCredentials(sql, proofByAdmin(userId)));
    }
    const hashes = (await sessionsOf(sql, userId)).map(({ token_hash }) => token_hash);
    const hash = hashes.find((one) => publicSessionId(one) === sessionId);
    if (!hash) throw new Refusal('not_found', { message: 'That session has ended already.' });
    await endOrReturnSession(sql, { playerId: userId, sessionId: hash });
    return [hash];
  });
  for (const hash of ended) live.closeSessionStreams(hash);
  return ended.length;
}
