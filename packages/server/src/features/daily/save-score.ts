import type { CallReply } from '@bee-jinx/contract';
import { type DailyGame, type LocalDate, playCompleteGame, spellingKey } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { validateWord } from '../../platform/validate-word.ts';
import { changeGame } from './change-game.ts';
import type { DailyDeps } from './deps.ts';
import { updateGame } from './queries.ts';
import { sealWord } from './seal.ts';
import { unknownWordRefusal } from './unknown-word-refusal.ts';

interface Score {
  puzzleNumber: number;
  words: string[];
  hintsUsed: number;
  date?: LocalDate | undefined;
}

/** Each false game tells a guesser a little about the bee's words, so there aren't many of them. */
const maxFalseGames = 3;

/** A whole game is replayed word by word against the bee; a true one is stored, once. */
export async function saveScore(
  deps: DailyDeps,
  caller: Caller,
  score: Score,
): Promise<CallReply<'saveScore'>> {
  const { bee: mind, puzzles } = deps;
  const puzzle = await puzzles.puzzleOf(score.puzzleNumber);
  const words = score.words.map(validateWord);
  const unknown = words.find((word) => !mind.judge.knows(word));
  if (unknown !== undefined) throw unknownWordRefusal(mind, unknown, []);

  const { isTrue, shown } = await changeGame(
    deps,
    caller,
    puzzle,
    score.date,
    async (before, row, sql) => {
      if (before.outcome !== null) {
        if (!hasSameWords(before, words)) throw new Refusal('puzzle_finished');
        return { game: before, isTrue: true };
      }
      if (row.failed_saves >= maxFalseGames) throw new Refusal('forbidden');
      const ruling = playCompleteGame(before, words, mind.judge, (next) =>
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

function hasSameWords({ rounds }: DailyGame, words: readonly string[]): boolean {
  return (
    rounds.length === words.length &&
    rounds.every(({ word }, index) => spellingKey(word) === spellingKey(words[index] ?? ''))
  );
}
