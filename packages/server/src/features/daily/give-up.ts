import type { CallReply } from '@bee-jinx/contract';
import { giveUp as giveUpRule, type LocalDate } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { changeGame, refusedAt } from './change-game.ts';
import type { DailyParts } from './parts.ts';

/** The game ends, and the word that the bee had sealed is opened. */
export async function giveUp(
  parts: DailyParts,
  caller: Caller,
  { puzzleNumber, date }: { puzzleNumber: number; date?: LocalDate | undefined },
): Promise<CallReply<'giveUpDaily'>> {
  const puzzle = await parts.puzzles.puzzleOf(puzzleNumber);
  const { shown } = await changeGame(parts, caller, puzzle, date, (before, row) => {
    const ruling = giveUpRule(before);
    if (!ruling.ok) throw refusedAt(row, before, ruling.refusal);
    return ruling;
  });
  return { game: shown.game };
}
