import type { CallReply } from '@bee-jinx/contract';
import { giveUp as giveUpRule, type LocalDate } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { changeGame, refusalWithGameState } from './change-game.ts';
import type { DailyDeps } from './deps.ts';

/** The game ends, and the word that the bee had sealed is opened. */
export async function giveUp(
  deps: DailyDeps,
  caller: Caller,
  { puzzleNumber, date }: { puzzleNumber: number; date?: LocalDate | undefined },
): Promise<CallReply<'giveUpDaily'>> {
  const puzzle = await deps.puzzles.puzzleOf(puzzleNumber);
  const { shown } = await changeGame(deps, caller, puzzle, date, (before, row) => {
    const ruling = giveUpRule(before);
    if (!ruling.ok) throw refusalWithGameState(row, before, ruling.refusal);
    return ruling;
  });
  return { game: shown.game };
}
