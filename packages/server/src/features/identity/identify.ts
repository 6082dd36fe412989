import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Identify } from '../../platform/http/caller.ts';
import { bearerToken, cookieToken } from '../../platform/http/session-cookie.ts';
import { findSession } from './queries.ts';
import { hashToken } from './session-token.ts';

/** Who is calling: the player whose session the request proves, or nobody. */
export function identifyBySession(db: Database, clock: Clock): Identify {
  return async (request) => {
    const token = bearerToken(request) ?? cookieToken(request);
    if (!token) return undefined;
    const session = await findSession(db.read, hashToken(token), clock.now());
    return (
      session && { playerId: session.player_id, sessionId: session.token_hash, isAdmin: false }
    );
  };
}
