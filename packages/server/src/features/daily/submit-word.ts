import type { CallReply } from '@bee-jinx/contract';
import { type LocalDate, playWord, wordsSaid } from '@bee-jinx/game';
import { acceptableWord } from '../../platform/acceptable-word.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { changeGame, refusedAt } from './change-game.ts';
import type { DailyParts } from './parts.ts';
import { sealWord } from './seal.ts';
import { unknownWord } from './unknown-word.ts';

/** The player's word is in; the bee opens its own and seals the next. */
export async function submitWord(
  parts: DailyParts,
  caller: Caller,
  said: { puzzleNumber: number; round: number; word: string; date?: LocalDate | undefined },
): Promise<CallReply<'submitDaily'>> {
  const { puzzleNumber, round, date } = said;
  const { mind, puzzles } = parts;
  const puzzle = await puzzles.puzzleOf(puzzleNumber);
  const word = acceptableWord(said.word);

  const { shown } = await changeGame(parts, caller, puzzle, date, (before, row) => {
    const ruling = playWord(before, { round, word }, mind.judge, (next) =>
      sealWord(puzzleNumber, next.rounds.length + 1, mind.replyTo(puzzleNumber, next)),
    );
    if (ruling.ok) return ruling;
    if (ruling.refusal === 'word_unknown') throw unknownWord(mind, word, wordsSaid(before));
    throw refusedAt(row, before, ruling.refusal);
  });
  const played = shown.game.rounds[round - 1];
  if (!played) throw new Error('A round that was played is not in its game.');
  return { round: played, ...shown };
}
