import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { issueSession, type SessionWish } from './issue-session.ts';
import type { IdentityParts } from './parts.ts';
import { type Proof, uphold } from './proof.ts';
import { deleteSession, findPlayer, holdSession, type PlayerRow } from './queries.ts';
import { carrySanction } from './sanctions/carry.ts';

export interface Admitted {
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
export async function admit(
  sql: Writer,
  parts: Pick<IdentityParts, 'clock' | 'sessionDays'>,
  caller: Caller | undefined,
  proof: Proof,
  wish: Omit<SessionWish, 'leftPlayerId'>,
): Promise<Admitted> {
  const player = await uphold(sql, proof);
  const here = await stillHere(sql, caller);
  const before = here && (await findPlayer(sql, here.playerId));
  const leavesAnonymous = before?.kind === 'anonymous' && before.id !== player.id;
  const leftPlayerId = leavesAnonymous ? before.id : here?.leftPlayerId;
  const ended = here && !leavesAnonymous ? [here.sessionId] : [];
  for (const sessionId of ended) await deleteSession(sql, sessionId);
  const token = await issueSession(sql, parts, player.id, { ...wish, leftPlayerId });
  const admitted = before ? await carrySanction(sql, before, player, parts.clock.now()) : player;
  return { player: admitted, token, ended };
}

/** Whoever was signed out while their request was on its way is nobody. */
export async function stillHere(
  sql: Writer,
  caller: Caller | undefined,
): Promise<Caller | undefined> {
  return caller && (await holdSession(sql, caller.sessionId)) ? caller : undefined;
}
