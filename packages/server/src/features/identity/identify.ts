import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import { BatchLoader } from '../../platform/database/batch-loader.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Identify, IsAlias } from '../../platform/http/caller.ts';
import { bearerToken, cookieToken } from '../../platform/http/session-cookie.ts';
import type { IdentityDeps } from './deps.ts';
import { findActiveSessionHashes, findMerged, findSession, findSessions } from './queries.ts';
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

/** Which of these sessions are still active, in batches. */
export async function findActiveSessions(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  sessionIds: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let from = 0; from < sessionIds.length; from += atOnce) {
    const batch = sessionIds.slice(from, from + atOnce);
    for (const id of await findActiveSessionHashes(db.read, batch, clock.now())) found.add(id);
    await nextTurn();
  }
  return found;
}
