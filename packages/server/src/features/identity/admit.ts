import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { issueSession, type SessionWish } from './issue-session.ts';
import type { IdentityParts } from './parts.ts';
import { deleteSession, findPlayer, type PlayerRow } from './queries.ts';

export interface Admitted {
  player: PlayerRow;
  token: string;
  /** To be cut after the commit. */
  ended: string[];
}

/**
 * How every way of signing in ends: a new token, never the one that was brought. Who was here
 * anonymously is remembered with it, because this one request proved both. Their session stays until
 * their things were moved: a reply can get lost, and then the browser asks again as that player.
 */
export async function admit(
  sql: Writer,
  parts: Pick<IdentityParts, 'clock' | 'sessionDays'>,
  caller: Caller | undefined,
  player: PlayerRow,
  wish: Omit<SessionWish, 'leftPlayerId'>,
): Promise<Admitted> {
  const before = caller && (await findPlayer(sql, caller.playerId));
  const leavesAnonymous = before?.kind === 'anonymous' && before.id !== player.id;
  const leftPlayerId = leavesAnonymous ? before.id : caller?.leftPlayerId;
  const ended = caller && !leavesAnonymous ? [caller.sessionId] : [];
  for (const sessionId of ended) await deleteSession(sql, sessionId);
  const token = await issueSession(sql, parts, player.id, { ...wish, leftPlayerId });
  return { player, token, ended };
}
