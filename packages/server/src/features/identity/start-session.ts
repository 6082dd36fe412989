import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { IdentityDeps } from './deps.ts';
import { issueSession, type SessionOptions } from './issue-session.ts';
import { type Proof, verifyProof } from './proof.ts';
import { deleteSession, findPlayer, lockSession, type PlayerRow } from './queries.ts';
import { transferSanction } from './sanctions/transfer-sanction.ts';

export interface StartedSession {
  player: PlayerRow;
  token: string;
  /** To be cut after the commit. */
  ended: string[];
}

/**
 * How every way of signing in ends: what was proved must still hold, and then there is a new token, never the one that was
 * brought. Who was here anonymously is remembered with it, because this one request proved both. Their session stays until
 * their things were moved: a reply can get lost, and then the browser asks again as that player. A sanction goes
 * along with the person.
 */
export async function startSession(
  sql: Writer,
  deps: Pick<IdentityDeps, 'clock' | 'sessionDays'>,
  caller: Caller | undefined,
  proof: Proof,
  options: Omit<SessionOptions, 'leftPlayerId'>,
): Promise<StartedSession> {
  const player = await verifyProof(sql, proof);
  const here = await lockCallerSession(sql, caller);
  const before = here && (await findPlayer(sql, here.playerId));
  const leavesAnonymous = before?.kind === 'anonymous' && before.id !== player.id;
  const leftPlayerId = leavesAnonymous ? before.id : here?.leftPlayerId;
  const ended = here && !leavesAnonymous ? [here.sessionId] : [];
  for (const sessionId of ended) await deleteSession(sql, sessionId);
  const token = await issueSession(sql, deps, player.id, { ...options, leftPlayerId });
  const admitted = before ? await transferSanction(sql, before, player, deps.clock.now()) : player;
  return { player: admitted, token, ended };
}

/** Whoever was signed out while their request was on its way is nobody. */
export async function lockCallerSession(
  sql: Writer,
  caller: Caller | undefined,
): Promise<Caller | undefined> {
  return caller && (await lockSession(sql, caller.sessionId)) ? caller : undefined;
}
