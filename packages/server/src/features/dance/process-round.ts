import type { Dance } from '@bee-jinx/contract';
import { lapse } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { announceStep, attemptChange, presentStep, readSeated, saveStep } from './dance-steps.ts';
import type { DanceDeps } from './deps.ts';
import { readDance } from './read-dance.ts';

/** A round ends with its second word, so nothing is left to process: this tells how the game stands. */
export async function processRound(
  deps: DanceDeps,
  caller: Caller,
  {
    gameId,
    devFlags,
  }: { gameId: string; devFlags?: { timeUp?: boolean | undefined } | null | undefined },
): Promise<{ game: Dance }> {
  const isTimeUp = caller.isAdmin && devFlags?.timeUp === true;
  if (!isTimeUp) return readDance(deps, caller, { gameId, includeAi: false });
  const change = await attemptChange(deps, gameId, async (attempt) => {
    const standing = await readSeated(deps, attempt, caller.playerId);
    const game = lapse(standing.game, standing.game.deadline ?? 0);
    return saveStep(deps, attempt, standing, { ok: true, game });
  });
  announceStep(deps, change);
  return presentStep(deps, change);
}
