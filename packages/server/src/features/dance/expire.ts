import type { Dance } from '@bee-jinx/contract';
import { expire as expireRule } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { changeDance } from './change-dance.ts';
import type { DanceDeps } from './deps.ts';
import { presentDanceFor } from './present-dance.ts';

/** Asks for what the sweep does anyway, and only when the server's own clock agrees. */
export async function expireDance(
  deps: DanceDeps,
  caller: Caller,
  gameId: string,
): Promise<{ game: Dance }> {
  const standing = await changeDance(deps, caller.playerId, gameId, (game, _seat, row, now) => {
    // The game's time has been settled already: what that ended is no refusal.
    const hasLapsed = row.deadline !== null && row.deadline <= now;
    return hasLapsed ? { ok: true, game } : expireRule(game, now);
  });
  return { game: await presentDanceFor(deps, standing) };
}
