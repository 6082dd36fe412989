import type { CallReply } from '@bee-jinx/contract';
import { type DailyGame, isSameSpelling, type LocalDate, playCompleteGame } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { validateWord } from '../../platform/validate-word.ts';
import type { DailyDeps } from './deps.ts';
import { announceGame, gameLockKeys, readOrStartGame, saveGame } from './game-steps.ts';
import { presentGame } from './present-game.ts';
import { updateGame } from './queries.ts';

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
  { playerId }: Caller,
  score: Score,
): Promise<CallReply<'saveScore'>> {
  const { db, clock, bee, puzzles } = deps;
  const { puzzleNumber, date } = score;
  const time = { now: clock.now(), date };
  const puzzle = await puzzles.puzzleOf(puzzleNumber);
  const words = score.words.map(validateWord);
  const unknown = words.find((word) => !bee.judge.knows(word));
  if (unknown !== undefined) throw bee.unknownWordRefusal(unknown, []);

  const saved = await db.transaction(gameLockKeys(playerId), async (sql) => {
    const before = await readOrStartGame(sql, playerId, puzzle, time);
    if (before.game.outcome !== null) {
      if (!hasSameWords(before.game, words)) throw new Refusal('puzzle_finished');
      return { ...before, isChanged: false };
    }
    const { row } = before;
    if (row.failed_saves >= maxFalseGames) throw new Refusal('forbidden');
    const ruling = playCompleteGame(before.game, words, bee.judge, bee.sealNext(puzzleNumber));
    if (!ruling.ok) {
      await updateGame(sql, { ...row, failed_saves: row.failed_saves + 1 });
      return null;
    }
    const hintsUsed = Math.max(before.game.hintsUsed, score.hintsUsed);
    return saveGame(sql, deps, before, { ...ruling.game, hintsUsed }, time);
  });
  // One answer for every false game: which word failed would say what the bee had said.
  if (saved === null) {
    const message = 'That isn’t a whole game against the bee.';
    throw new Refusal('invalid_input', { message, details: { fields: { words: message } } });
  }
  announceGame(deps, saved, time);
  return { game: presentGame(saved, time.now, bee.reasonFor).game };
}

function hasSameWords({ rounds }: DailyGame, words: readonly string[]): boolean {
  return (
    rounds.length === words.length &&
    rounds.every(({ word }, index) => isSameSpelling(word, words[index] ?? ''))
  );
}
