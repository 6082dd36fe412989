import { createHash } from 'node:crypto';
import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import type { IdentityDeps } from './deps.ts';
import { sessionsOf } from './queries.ts';

const iso = (ms: number) => new Date(ms).toISOString();

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
        createdAt: iso(row.created_at),
        seenAt: iso(row.seen_at),
        expiresAt: iso(row.expires_at),
        current: row.token_hash === caller.sessionId,
        ...(row.device !== null && { device: row.device }),
      })),
  };
}
