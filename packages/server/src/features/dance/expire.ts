import type { Dance } from '@bee-jinx/contract';
import { expire as expireRule } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { announceStep, attemptChange, presentStep, readSeated, saveStep } from './dance-steps.ts';
import type { DanceDeps } from './deps.ts';

/** Asks for what the sweep does anyway, and only when the server's own clock agrees. */
export async function expireDance(
  deps: DanceDeps,
  { playerId }: Caller,
  gameId: string,
): Promise<{ game: Dance }> {
  const change = await attemptChange(deps, gameId, async (attempt) => {
    const standing = await readSeated(deps, attempt, playerId);
    const { row, game } = standing;
    // The game's time has been settled already: what that ended is no refusal.
    const hasLapsed = row.deadline !== null && row.deadline <= attempt.now;
    const ruling = hasLapsed ? { ok: true as const, game } : expireRule(game, attempt.now);
    return saveStep(deps, attempt, standing, ruling);
  });
  announceStep(deps, change);
  return presentStep(deps, change);
}
