import type { CallReply } from '@bee-jinx/contract';
import { type DailyGame, type LocalDate, playWhole, spellingKey } from '@bee-jinx/game';
import { acceptableWord } from '../../platform/acceptable-word.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeGame } from './change-game.ts';
import type { DailyParts } from './parts.ts';
import { updateGame } from './queries.ts';
import { sealWord } from './seal.ts';
import { unknownWord } from './unknown-word.ts';

interface Score {
  puzzleNumber: number;
  words: string[];
  hintsUsed: number;
  date?: LocalDate | undefined;
}

/** Each false game tells a guesser a little about the bee's words, so there aren't many of them. */
const falseGamesAllowed = 3;

/** A whole game is replayed word by word against the bee; a true one is stored, once. */
export async function saveScore(
  parts: DailyParts,
  caller: Caller,
  score: Score,
): Promise<CallReply<'saveScore'>> {
  const { mind, puzzles } = parts;
  const puzzle = await puzzles.puzzleOf(score.puzzleNumber);
  const words = score.words.map(acceptableWord);
  const unknown = words.find((word) => !mind.judge.knows(word));
  if (unknown !== undefined) throw unknownWord(mind, unknown, []);

  const { isTrue, shown } = await changeGame(
    parts,
    caller,
    puzzle,
    score.date,
    async (before, row, sql) => {
      if (before.outcome !== null) {
        if (!saysTheSame(before, words)) throw new Refusal('puzzle_finished');
        return { game: before, isTrue: true };
      }
      if (row.failed_saves >= falseGamesAllowed) throw new Refusal('forbidden');
      const ruling = playWhole(before, words, mind.judge, (next) =>
        sealWord(
          score.puzzleNumber,
          next.rounds.length + 1,
          mind.replyTo(score.puzzleNumber, next),
        ),
      );
      if (!ruling.ok) {
        await updateGame(sql, { ...row, failed_saves: row.failed_saves + 1 });
        return { game: before, isTrue: false };
      }
      const hintsUsed = Math.max(before.hintsUsed, score.hintsUsed);
      return { game: { ...ruling.game, hintsUsed }, isTrue: true };
    },
  );
  // One answer for every false game: which word failed would say what the bee had said.
  if (!isTrue) {
    const message = 'That isn’t a whole game against the bee.';
    throw new Refusal('invalid_input', { message, details: { fields: { words: message } } });
  }
  return { game: shown.game };
}

function saysTheSame({ rounds }: DailyGame, words: readonly string[]): boolean {
  return (
    rounds.length === words.length &&
    rounds.every(({ word }, index) => spellingKey(word) === spellingKey(words[index] ?? ''))
  );
}
