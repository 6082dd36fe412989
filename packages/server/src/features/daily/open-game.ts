import type { CallReply } from '@bee-jinx/contract';
import { type LocalDate, puzzleNumberOn, resolveToday } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { findOrStart } from './change-game.ts';
import type { DailyDeps } from './deps.ts';
import { gameFromRow } from './game-row.ts';
import { presentGame } from './present-game.ts';
import { presentPuzzle } from './puzzles/puzzle-store.ts';
import { findGame } from './queries.ts';

/** The game as it stands, on every device the same. Looking at it for the first time starts it. */
export async function openGame(
  { db, clock, puzzles, bee: mind }: DailyDeps,
  caller: Caller,
  asked: { puzzleNumber?: number | undefined; date?: LocalDate | undefined },
): Promise<CallReply<'dailyPuzzle'>> {
  const moment = { now: clock.now(), date: asked.date };
  const today = resolveToday(asked.date, moment.now);
  const puzzleNumber = asked.puzzleNumber ?? puzzleNumberOn(asked.date ?? today);
  const puzzle = await puzzles.puzzleOf(puzzleNumber, asked.date);
  const row =
    (await findGame(db.read, caller.playerId, puzzleNumber)) ??
    (await db.transaction([`player:${caller.playerId}`], (sql) =>
      findOrStart(sql, caller.playerId, puzzle, moment),
    ));
  return {
    puzzle: presentPuzzle(puzzle),
    ...presentGame(row, gameFromRow(row, puzzle), moment.now, mind.reasonFor),
    today: { date: today, puzzleNumber: puzzleNumberOn(today) },
  };
}
