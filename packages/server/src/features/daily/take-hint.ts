import type { CallReply } from '@bee-jinx/contract';
import { type HintStep, takeHint as hintRule } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { changeGame, refusedAt } from './change-game.ts';
import type { DailyParts } from './parts.ts';

/** A step closer to the bee's word, never the word. */
export async function takeHint(
  parts: DailyParts,
  caller: Caller,
  wish: { puzzleNumber: number; round: number; step?: HintStep | undefined },
): Promise<CallReply<'dailyHint'>> {
  const puzzle = await parts.puzzles.puzzleOf(wish.puzzleNumber);
  const { hint, shown } = await changeGame(parts, caller, puzzle, undefined, (before, row) => {
    const ruling = hintRule(before, wish, (step, { beeWord }) =>
      parts.mind.hint(before, beeWord, step),
    );
    if (!ruling.ok) throw refusedAt(row, before, ruling.refusal);
    return ruling;
  });
  return { hint, game: shown.game };
}
