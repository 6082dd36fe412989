import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import { BatchLoader } from '../../platform/database/batch-loader.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller, Identify, IsAlias } from '../../platform/http/caller.ts';
import { bearerToken, cookieToken } from '../../platform/http/session-cookie.ts';
import type { IdentityDeps } from './deps.ts';
import { findMerged, findSession, findSessionOwners, findSessions } from './queries.ts';
import { isSuspended } from './sanctions/is-suspended.ts';
import { hashToken } from './session-token.ts';

/** Finds the caller by the session token of a request. */
export function createIdentify(db: Database, clock: Clock): Identify {
  const sessions = new BatchLoader(db, {
    findOne: (tokenHash) => findSession(db.read, tokenHash, clock.now()),
    findMany: (tokenHashes) => findSessions(db.read, tokenHashes, clock.now()),
    keyOf: ({ token_hash }) => token_hash,
  });
  return async (request) => {
    const token = bearerToken(request) ?? cookieToken(request);
    if (!token) return undefined;
    const session = await sessions.find(hashToken(token));
    return (
      session && {
        playerId: session.player_id,
        sessionId: session.token_hash,
        isAdmin: session.admin_until !== null && session.admin_until > clock.now(),
        signedInAt: session.created_at,
        leftPlayerId: session.left_player_id ?? undefined,
        isSuspended: isSuspended(session, clock.now()),
        suspendedUntil: session.suspended_until ?? 0,
      }
    );
  };
}

/** A browser may still name the anonymous player that was merged into the caller. */
export function createIsAlias(db: Database): IsAlias {
  return async (asserted, playerId) =>
    asserted.startsWith('anon_') && (await findMerged(db.read, asserted))?.player_id === playerId;
}

/** SQLite blocks the process while it answers: this many ids take a few milliseconds. */
const atOnce = 512;

/** Which of these sessions are still active and their player's, in batches. */
export async function findActiveSessions<Session extends Pick<Caller, 'playerId' | 'sessionId'>>(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  sessions: readonly Session[],
): Promise<Set<Session>> {
  const found = new Set<Session>();
  for (let from = 0; from < sessions.length; from += atOnce) {
    const batch = sessions.slice(from, from + atOnce);
    const hashes = batch.map(({ sessionId }) => sessionId);
    const rows = await findSessionOwners(db.read, hashes, clock.now());
    const owners = new Map(rows.map((row) => [row.token_hash, row.player_id]));
    for (const session of batch) {
      if (owners.get(session.sessionId) === session.playerId) found.add(session);
    }
    await nextTurn();
  }
  return found;
}
