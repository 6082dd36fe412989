import type { Clock } from '../../platform/clock.ts';
import { BatchLoader } from '../../platform/database/batch-loader.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Identify, IsAlias } from '../../platform/http/caller.ts';
import { bearerToken, cookieToken } from '../../platform/http/session-cookie.ts';
import { findMerged, findSessions } from './queries.ts';
import { isSuspended } from './sanctions/is-suspended.ts';
import { hashToken } from './session-token.ts';

/** Who is calling: the player whose session the request proves, or nobody. */
export function createIdentify(db: Database, clock: Clock): Identify {
  const sessions = new BatchLoader(
    (tokenHashes) => findSessions(db.read, tokenHashes, clock.now()),
    ({ token_hash }) => token_hash,
  );
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

/** A browser may still call itself by the anonymous name whose things it has brought along. */
export function createIsAlias(db: Database): IsAlias {
  return async (asserted, playerId) =>
    asserted.startsWith('anon_') && (await findMerged(db.read, asserted))?.player_id === playerId;
}
