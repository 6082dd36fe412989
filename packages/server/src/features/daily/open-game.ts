import type { CallReply } from '@bee-jinx/contract';
import { type LocalDate, puzzleNumberOn, resolveToday } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import type { DailyDeps } from './deps.ts';
import { gameFromRow, gameLockKeys, readOrStartGame } from './game-steps.ts';
import { presentGame } from './present-game.ts';
import { presentPuzzle } from './puzzles/puzzle-store.ts';
import { findGame } from './queries.ts';

/** The game as it stands, on every device the same. Looking at it for the first time starts it. */
export async function openGame(
  { db, clock, puzzles, bee }: DailyDeps,
  { playerId }: Caller,
  input: { puzzleNumber?: number | undefined; date?: LocalDate | undefined },
): Promise<CallReply<'dailyPuzzle'>> {
  const time = { now: clock.now(), date: input.date };
  const today = resolveToday(input.date, time.now);
  const puzzleNumber = input.puzzleNumber ?? puzzleNumberOn(input.date ?? today);
  const puzzle = await puzzles.puzzleOf(puzzleNumber, input.date);
  const row = await findGame(db.read, playerId, puzzleNumber);
  const stored = row
    ? { row, game: gameFromRow(row, puzzle) }
    : await db.transaction(gameLockKeys(playerId), (sql) =>
        readOrStartGame(sql, playerId, puzzle, time),
      );
  return {
    puzzle: presentPuzzle(puzzle),
    ...presentGame(stored, time.now, bee.reasonFor),
    today: { date: today, puzzleNumber: puzzleNumberOn(today) },
  };
}
