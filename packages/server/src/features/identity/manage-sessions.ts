import { createHash } from 'node:crypto';
import type { CallReply } from '@bee-jinx/contract';
import { formatIsoTime } from '../../platform/clock.ts';
import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { IdentityDeps } from './deps.ts';
import { type CredentialsChange, changeCredentials, proofBySession } from './proof.ts';
import {
  clearPreviousPlayer,
  deleteSession,
  findPlayer,
  type PlayerRow,
  sessionsOf,
} from './queries.ts';
import { issueSession } from './start-session.ts';

/** Public id; reveals neither the token nor its stored hash. */
export const publicSessionId = (tokenHash: string): string =>
  `session_${createHash('sha256').update(`public:${tokenHash}`).digest('hex').slice(0, 24)}`;

export async function listSessions(
  { db, clock }: IdentityDeps,
  caller: Caller,
): Promise<CallReply<'listSessions'>> {
  const rows = await sessionsOf(db.read, caller.playerId);
  const active = rows.filter((row) => row.expires_at > clock.now());
  const names = new Map<string, string>();
  for (const { return_player_id } of active) {
    const guest = return_player_id && (await findPlayer(db.read, return_player_id));
    if (guest) names.set(guest.id, guest.display_name);
  }
  return {
    sessions: active.map((row) => {
      const returnsTo = names.get(row.return_player_id ?? '');
      return {
        sessionId: publicSessionId(row.token_hash),
        createdAt: formatIsoTime(row.created_at),
        seenAt: formatIsoTime(row.seen_at),
        expiresAt: formatIsoTime(row.expires_at),
        current: row.token_hash === caller.sessionId,
        ...(row.device !== null && { device: row.device }),
        ...(returnsTo !== undefined && { returnsTo }),
      };
    }),
  };
}

/**
 * Signs out and closes the session's streams. Where the merge of an anonymous player was undone, the browser goes on as
 * that player.
 */
export async function closeSession(
  deps: IdentityDeps,
  caller: Caller,
  device: string | undefined,
): Promise<{ player: PlayerRow; token: string } | undefined> {
  const back = await deps.db.transaction([], async (sql) => {
    const session = await deleteSession(sql, caller.sessionId);
    const player = await findPlayer(sql, session?.return_player_id ?? '');
    if (player?.kind !== 'anonymous') return undefined;
    return { player, token: await issueSession(sql, deps, player.id, { device }) };
  });
  deps.live.closeSessionStreams(caller.sessionId);
  return back;
}

/** Only the caller's own; another's gets the same reply as an unknown one. */
export async function endSession({ db, live }: IdentityDeps, caller: Caller, sessionId: string) {
  const ended = await db.transaction([], async (sql) => {
    const rows = await sessionsOf(sql, caller.playerId);
    const row = rows.find((session) => publicSessionId(session.token_hash) === sessionId);
    if (!row) throw new Refusal('not_found', { message: 'That session has ended already.' });
    await deleteSession(sql, row.token_hash);
    return row.token_hash;
  });
  live.closeSessionStreams(ended);
}

/** Also voids sign-ins that are in progress. */
export async function endOtherSessions({ db, live }: IdentityDeps, caller: Caller) {
  const ended = await db.transaction([`player:${caller.playerId}`], async (sql) => {
    const change = await changeCredentials(sql, proofBySession(caller));
    return deleteOtherSessions(sql, change, caller.sessionId);
  });
  for (const sessionId of ended) live.closeSessionStreams(sessionId);
  return ended.length;
}

/**
 * Also revokes the claim of those sessions to merge this player. Call after the change of credentials, so that no new
 * session slips in. Returns the sessions whose streams to close after the commit.
 */
export async function deleteOtherSessions(
  sql: Writer,
  { playerId }: CredentialsChange,
  keptSessionId?: string,
): Promise<string[]> {
  await clearPreviousPlayer(sql, playerId);
  const rows = await sessionsOf(sql, playerId);
  const ended = rows.map((row) => row.token_hash).filter((hash) => hash !== keptSessionId);
  for (const tokenHash of ended) await deleteSession(sql, tokenHash);
  // Those that a sign-in has carried it over to while this waited for its session.
  await clearPreviousPlayer(sql, playerId);
  return ended;
}
