import type { Dance } from '@bee-jinx/contract';
import { lapse } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { changeDance } from './change-dance.ts';
import type { DanceDeps } from './deps.ts';
import { presentDanceFor } from './present-dance.ts';
import { loadSeatedDance } from './read-dance.ts';

/** Nothing is left to process: a round ends with its second word. So this tells how the game stands. */
export async function processRound(
  deps: DanceDeps,
  caller: Caller,
  input: { gameId: string; devFlags?: { timeUp?: boolean | undefined } | null | undefined },
): Promise<{ game: Dance }> {
  const isTimeUp = caller.isAdmin && input.devFlags?.timeUp === true;
  const standing = isTimeUp
    ? await changeDance(deps, caller.playerId, input.gameId, (game) => ({
        ok: true,
        game: lapse(game, game.deadline ?? 0),
      }))
    : await loadSeatedDance(deps, caller, input.gameId);
  return { game: await presentDanceFor(deps, standing) };
}
