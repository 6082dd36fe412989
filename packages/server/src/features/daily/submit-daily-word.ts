import type { CallReply } from '@bee-jinx/contract';
import { type LocalDate, playDailyWord, usedDailyWords } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { validateWord } from '../../platform/validate-word.ts';
import { changeGame, refusalWithGameState } from './change-game.ts';
import type { DailyDeps } from './deps.ts';
import { sealWord } from './seal.ts';
import { unknownWordRefusal } from './unknown-word-refusal.ts';

/** The player's word is in; the bee opens its own and seals the next. */
export async function submitDailyWord(
  deps: DailyDeps,
  caller: Caller,
  said: { puzzleNumber: number; round: number; word: string; date?: LocalDate | undefined },
): Promise<CallReply<'submitDaily'>> {
  const { puzzleNumber, round, date } = said;
  const { bee: mind, puzzles } = deps;
  const puzzle = await puzzles.puzzleOf(puzzleNumber);
  const word = validateWord(said.word);

  const { shown } = await changeGame(deps, caller, puzzle, date, (before, row) => {
    const ruling = playDailyWord(before, { round, word }, mind.judge, (next) =>
      sealWord(puzzleNumber, next.rounds.length + 1, mind.replyTo(puzzleNumber, next)),
    );
    if (ruling.ok) return ruling;
    if (ruling.refusal === 'word_unknown')
      throw unknownWordRefusal(mind, word, usedDailyWords(before));
    throw refusalWithGameState(row, before, ruling.refusal);
  });
  const played = shown.game.rounds[round - 1];
  if (!played) throw new Error('A round that was played is not in its game.');
  return { round: played, ...shown };
}
