import type { Writer } from '../../platform/database/database.ts';
import type { IdentityDeps } from './deps.ts';
import { deleteExpiredSessions, insertSession } from './queries.ts';
import { hashToken, newToken } from './session-token.ts';

const day = 86_400_000;

export interface SessionOptions {
  device: string | undefined;
  leftPlayerId?: string | undefined;
  adminUntil?: number | undefined;
}

/** A new session; its token leaves the server once and is kept nowhere. */
export async function issueSession(
  sql: Writer,
  { clock, sessionDays }: Pick<IdentityDeps, 'clock' | 'sessionDays'>,
  playerId: string,
  options: SessionOptions,
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
    device: options.device ?? null,
    left_player_id: options.leftPlayerId ?? null,
    admin_until: options.adminUntil ?? null,
  });
  return token;
}
