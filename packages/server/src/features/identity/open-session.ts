import type { Caller } from '../../platform/http/caller.ts';
import { createNewcomer } from './create-newcomer.ts';
import type { IdentityDeps } from './deps.ts';
import { issueSession } from './issue-session.ts';
import { findPlayer, type PlayerRow, touchSession } from './queries.ts';

const day = 86_400_000;

/** The session's player; a newcomer becomes one on the spot. `token` is there when it is new. */
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

/** Whoever comes back within the term keeps their session. */
async function extendSession(
  { db, clock, sessionDays }: IdentityDeps,
  sessionId: string,
): Promise<void> {
  const now = clock.now();
  const times = { now, notSince: now - day, expiresAt: now + sessionDays * day };
  await db.transaction([], (sql) => touchSession(sql, sessionId, times));
}
