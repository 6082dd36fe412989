import type { Caller } from '../../platform/http/caller.ts';
import { issueSession } from './issue-session.ts';
import { makeNewcomer } from './newcomer.ts';
import type { IdentityParts } from './parts.ts';
import { findPlayer, type PlayerRow, touchSession } from './queries.ts';

const day = 86_400_000;

/** The session's player; a newcomer becomes one on the spot. `token` is there when it is new. */
export async function openSession(
  parts: IdentityParts,
  caller: Caller | undefined,
  device: string | undefined,
): Promise<{ player: PlayerRow; token?: string }> {
  const player = caller && (await findPlayer(parts.db.read, caller.playerId));
  if (!player) return welcomeNewcomer(parts, device);
  await keepSessionAlive(parts, caller.sessionId);
  return { player };
}

async function welcomeNewcomer(parts: IdentityParts, device: string | undefined) {
  return parts.db.transaction([], async (sql) => {
    const player = await makeNewcomer(sql, parts.clock.now());
    return { player, token: await issueSession(sql, parts, player.id, { device }) };
  });
}

/** Whoever comes back within the term keeps their session. */
async function keepSessionAlive(
  { db, clock, sessionDays }: IdentityParts,
  sessionId: string,
): Promise<void> {
  const now = clock.now();
  const times = { now, notSince: now - day, expiresAt: now + sessionDays * day };
  await db.transaction([], (sql) => touchSession(sql, sessionId, times));
}
