import { createHash } from 'node:crypto';
import type { CallReply } from '@bee-jinx/contract';
import { formatIsoTime } from '../../platform/clock.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { IdentityDeps } from './deps.ts';
import { type CredentialsChange, changeCredentials, proofBySession } from './proof.ts';
import {
  clearPreviousPlayer,
  deleteSession,
  findPlayer,
  insertSession,
  type PlayerRow,
  type SessionRow,
  sessionsOf,
} from './queries.ts';

/** Public id; reveals neither the token nor its stored hash. */
export const publicSessionId = (tokenHash: string): string =>
  `session_${createHash('sha256').update(`public:${tokenHash}`).digest('hex').slice(0, 24)}`;

export async function listSessions(
  { db, clock }: IdentityDeps,
  caller: Caller,
): Promise<CallReply<'listSessions'>> {
  const rows = await sessionsOf(db.read, caller.playerId);
  const active = rows.filter((row) => row.expires_at > clock.now());
  const sessions = [];
  for (const row of active) {
    const guest = await findReturningPlayer(db.read, row);
    sessions.push({
      sessionId: publicSessionId(row.token_hash),
      createdAt: formatIsoTime(row.created_at),
      seenAt: formatIsoTime(row.seen_at),
      expiresAt: formatIsoTime(row.expires_at),
      current: row.token_hash === caller.sessionId,
      ...(row.device !== null && { device: row.device }),
      ...(guest && { returnsTo: guest.display_name }),
    });
  }
  return { sessions };
}

/**
 * The anonymous player that the browser of this session becomes when it ends: whose merge was undone, else who signed in
 * here and wasn't brought along.
 */
export async function findReturningPlayer(
  sql: Reader,
  { player_id, return_player_id, left_player_id }: SessionRow,
): Promise<PlayerRow | undefined> {
  for (const id of [return_player_id, left_player_id]) {
    const player = id === null || id === player_id ? undefined : await findPlayer(sql, id);
    if (player?.kind === 'anonymous') return player;
  }
  return undefined;
}

/**
 * Ends the session. Where its browser becomes an anonymous player again, it does so by the same token: nobody else could
 * let them in, and a reply with another token may get lost.
 */
export async function endOrReturnSession(
  sql: Writer,
  session: Pick<Caller, 'playerId' | 'sessionId'>,
): Promise<{ guest: PlayerRow | undefined } | undefined> {
  const ended = await deleteSession(sql, session);
  if (!ended) return undefined;
  const guest = await findReturningPlayer(sql, ended);
  if (guest) {
    await insertSession(sql, {
      ...ended,
      player_id: guest.id,
      left_player_id: null,
      admin_until: null,
      return_player_id: null,
    });
  }
  return { guest };
}

/** Signs out and closes the session's streams. Returns who the browser is from now on, unless nobody. */
export async function closeSession(
  { db, live }: Pick<IdentityDeps, 'db' | 'live'>,
  caller: Caller,
): Promise<PlayerRow | undefined> {
  const ended = await db.transaction([], (sql) => endOrReturnSession(sql, caller));
  // Whoever was faster has told the browser who it is.
  if (!ended) throw new Refusal('not_signed_in');
  live.closeSessionStreams(caller.sessionId);
  return ended.guest;
}

/** Only the caller's own; another's gets the same reply as an unknown one. */
export async function endSession({ db, live }: IdentityDeps, caller: Caller, sessionId: string) {
  const ended = await db.transaction([], async (sql) => {
    const rows = await sessionsOf(sql, caller.playerId);
    const row = rows.find((session) => publicSessionId(session.token_hash) === sessionId);
    if (!row) throw new Refusal('not_found', { message: 'That session has ended already.' });
    await endOrReturnSession(sql, { playerId: caller.playerId, sessionId: row.token_hash });
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
  for (const sessionId of ended) await endOrReturnSession(sql, { playerId, sessionId });
  // Those that a sign-in has carried it over to while this waited for its session.
  await clearPreviousPlayer(sql, playerId);
  return ended;
}
