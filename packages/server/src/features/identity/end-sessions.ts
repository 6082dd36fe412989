import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { IdentityDeps } from './deps.ts';
import { publicSessionId } from './list-sessions.ts';
import { type CredentialsChange, changeCredentials, proofBySession } from './proof.ts';
import { clearPreviousPlayer, deleteSession, sessionsOf } from './queries.ts';

/** One of my own; anybody else's is as unknown as one that never was. */
export async function endSession(
  { db, live }: IdentityDeps,
  caller: Caller,
  sessionId: string,
): Promise<void> {
  const ended = await db.transaction([], async (sql) => {
    const rows = await sessionsOf(sql, caller.playerId);
    const row = rows.find((one) => publicSessionId(one.token_hash) === sessionId);
    if (!row) throw new Refusal('not_found', { message: 'That session has ended already.' });
    await deleteSession(sql, row.token_hash);
    return row.token_hash;
  });
  live.closeSessionStreams(ended);
}

/** Also shuts out who is about to sign in with what they have got hold of before. */
export async function endOtherSessions(
  { db, live }: IdentityDeps,
  caller: Caller,
): Promise<number> {
  const ended = await db.transaction([`player:${caller.playerId}`], async (sql) => {
    const change = await changeCredentials(sql, proofBySession(caller));
    return deleteOtherSessions(sql, change, caller.sessionId);
  });
  for (const sessionId of ended) live.closeSessionStreams(sessionId);
  return ended.length;
}

/**
 * Whoever was here with another token is out, and can't bring the player's games along to another. After the change of
 * credentials, so that nobody is let in behind our back. Returns whose streams are to be cut after the commit.
 */
export async function deleteOtherSessions(
  sql: Writer,
  { playerId }: CredentialsChange,
  keptSessionId: string,
): Promise<string[]> {
  await clearPreviousPlayer(sql, playerId);
  const rows = await sessionsOf(sql, playerId);
  const ended = rows.map((row) => row.token_hash).filter((hash) => hash !== keptSessionId);
  for (const tokenHash of ended) await deleteSession(sql, tokenHash);
  return ended;
}
