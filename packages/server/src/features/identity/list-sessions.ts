import { createHash } from 'node:crypto';
import type { CallReply } from '@bee-jinx/contract';
import { formatIsoTime } from '../../platform/clock.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { IdentityDeps } from './deps.ts';
import { sessionsOf } from './queries.ts';

/** What a session is called outside: says nothing about its token, nor about the hash of it. */
export const publicSessionId = (tokenHash: string): string =>
  `session_${createHash('sha256').update(`public:${tokenHash}`).digest('hex').slice(0, 24)}`;

export async function listSessions(
  { db, clock }: IdentityDeps,
  caller: Caller,
): Promise<CallReply<'listSessions'>> {
  const rows = await sessionsOf(db.read, caller.playerId);
  return {
    sessions: rows
      .filter((row) => row.expires_at > clock.now())
      .map((row) => ({
        sessionId: publicSessionId(row.token_hash),
        createdAt: formatIsoTime(row.created_at),
        seenAt: formatIsoTime(row.seen_at),
        expiresAt: formatIsoTime(row.expires_at),
        current: row.token_hash === caller.sessionId,
        ...(row.device !== null && { device: row.device }),
      })),
  };
}
