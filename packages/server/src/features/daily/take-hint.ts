import type { CallReply } from '@bee-jinx/contract';
import { type HintStep, takeHint as hintRule } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { changeGame, refusalWithGameState } from './change-game.ts';
import type { DailyDeps } from './deps.ts';

/** A step closer to the bee's word, never the word. */
export async function takeHint(
  deps: DailyDeps,
  caller: Caller,
  input: { puzzleNumber: number; round: number; step?: HintStep | undefined },
): Promise<CallReply<'dailyHint'>> {
  const puzzle = await deps.puzzles.puzzleOf(input.puzzleNumber);
  const { hint, shown } = await changeGame(deps, caller, puzzle, undefined, (before, row) => {
    const ruling = hintRule(before, input, (step, { beeWord }) =>
      deps.bee.hint(before, beeWord, step),
    );
    if (!ruling.ok) throw refusalWithGameState(row, before, ruling.refusal);
    return ruling;
  });
  return { hint, game: shown.game };
}
