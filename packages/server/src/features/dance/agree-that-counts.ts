import type { Dance } from '@bee-jinx/contract';
import { thatCounts } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { announceStep, attemptChange, presentStep, readSeated, saveStep } from './dance-steps.ts';
import type { DanceDeps } from './deps.ts';

/** "That counts." */
export async function agreeThatCounts(
  deps: DanceDeps,
  { playerId }: Caller,
  input: { gameId: string; roundNumber: number },
): Promise<{ game: Dance }> {
  const change = await attemptChange(deps, input.gameId, async (attempt) => {
    const { now } = attempt;
    const standing = await readSeated(deps, attempt, playerId);
    const agreed = thatCounts(standing.game, standing.seat, input.roundNumber, now);
    const isWithBee = standing.row.with_bee === 1;
    const ruling =
      agreed.ok && isWithBee ? { ...agreed, game: deps.bee.agree(agreed.game, now) } : agreed;
    return saveStep(deps, attempt, standing, ruling);
  });
  announceStep(deps, change);
  return presentStep(deps, change);
}
