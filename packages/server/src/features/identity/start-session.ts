import { dayMs } from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { createNewcomer } from './create-newcomer.ts';
import type { IdentityDeps } from './deps.ts';
import { type Proof, verifyProof } from './proof.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  findPlayer,
  insertSession,
  lockSession,
  type PlayerRow,
  touchSession,
} from './queries.ts';
import { transferSanction } from './sanctions/sanctions.ts';
import { hashToken, newToken } from './session-token.ts';

interface SessionOptions {
  device: string | undefined;
  leftPlayerId?: string | undefined;
  adminUntil?: number | undefined;
  returnPlayerId?: string | undefined;
}

/** Returns the token, which is stored only as a hash. */
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
    expires_at: now + sessionDays * dayMs,
    device: options.device ?? null,
    left_player_id: options.leftPlayerId ?? null,
    admin_until: options.adminUntil ?? null,
    return_player_id: options.returnPlayerId ?? null,
  });
  return token;
}

/** The caller's player, or a new one. `token` is set if the session is new. */
export async function openSession(
  deps: IdentityDeps,
  caller: Caller | undefined,
  device: string | undefined,
): Promise<{ player: PlayerRow; token?: string }> {
  const player = caller && (await findPlayer(deps.db.read, caller.playerId));
  if (!player) return createNewcomerSession(deps, device);
  await extendSession(deps, caller.sessionId);
  return { player };
}

async function createNewcomerSession(deps: IdentityDeps, device: string | undefined) {
  return deps.db.transaction([], async (sql) => {
    const player = await createNewcomer(sql, deps.clock.now());
    return { player, token: await issueSession(sql, deps, player.id, { device }) };
  });
}

/** Prolongs the session. */
async function extendSession({ db, clock, sessionDays }: IdentityDeps, sessionId: string) {
  const now = clock.now();
  const times = { now, notSince: now - dayMs, expiresAt: now + sessionDays * dayMs };
  await db.transaction([], (sql) => touchSession(sql, sessionId, times));
}

export interface StartedSession {
  player: PlayerRow;
  token: string;
  /** Sessions whose streams to close after the commit. */
  ended: string[];
}

/**
 * The end of every sign-in: verifies the proof and issues a new token. An anonymous caller is remembered in the new
 * session, because this request proved both players; their old session stays until they are merged, since the reply
 * may get lost. A sanction of the caller carries over.
 */
export async function startSession(
  sql: Writer,
  deps: Pick<IdentityDeps, 'clock' | 'sessionDays'>,
  caller: Caller | undefined,
  proof: Proof,
  options: Omit<SessionOptions, 'leftPlayerId' | 'returnPlayerId'>,
): Promise<StartedSession> {
  const player = await verifyProof(sql, proof);
  const here = await lockCallerSession(sql, caller);
  const before = here && (await findPlayer(sql, here.playerId));
  const leavesAnonymous = before?.kind === 'anonymous' && before.id !== player.id;
  const leftPlayerId = leavesAnonymous ? before.id : here?.leftPlayerId;
  const ended = here && !leavesAnonymous ? await deleteSession(sql, here) : undefined;
  const returnPlayerId = ended?.return_player_id ?? undefined;
  const given = { ...options, leftPlayerId, returnPlayerId };
  const token = await issueSession(sql, deps, player.id, given);
  const admitted = before ? await transferSanction(sql, before, player, deps.clock.now()) : player;
  return { player: admitted, token, ended: ended ? [ended.token_hash] : [] };
}

/**
 * Undefined if the session has ended since the request came in. Its claim to an anonymous player is read again, since it
 * may have been revoked meanwhile.
 */
export async function lockCallerSession(
  sql: Writer,
  caller: Caller | undefined,
): Promise<Caller | undefined> {
  const session = caller && (await lockSession(sql, caller));
  return session && { ...caller, leftPlayerId: session.left_player_id ?? undefined };
}
