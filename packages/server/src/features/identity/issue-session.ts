import type { Writer } from '../../platform/database/database.ts';
import type { IdentityParts } from './parts.ts';
import { deleteExpiredSessions, insertSession } from './queries.ts';
import { hashToken, newToken } from './session-token.ts';

const day = 86_400_000;

export interface SessionWish {
  device: string | undefined;
  leftPlayerId?: string | undefined;
  adminUntil?: number | undefined;
}

/** A new session; its token leaves the server once and is kept nowhere. */
export async function issueSession(
  sql: Writer,
  { clock, sessionDays }: Pick<IdentityParts, 'clock' | 'sessionDays'>,
  playerId: string,
  wish: SessionWish,
): Promise<string> {
  const now = clock.now();
  const token = newToken();
  await deleteExpiredSessions(sql, now);
  await insertSession(sql, {
    token_hash: hashToken(token),
    player_id: playerId,
    created_at: now,
    seen_at: now,
    expires_at: now + sessionDays * day,
    device: wish.device ?? null,
    left_player_id: wish.leftPlayerId ?? null,
    admin_until: wish.adminUntil ?? null,
  });
  return token;
}
