import type { CallReply } from '@bee-jinx/contract';
import {
  computeDailyStats,
  earliestPuzzleOfToday,
  type FinishedDaily,
  isTodaySomewhere,
  type LocalDate,
  puzzleNumberOn,
} from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import type { DailyDeps } from './deps.ts';
import { finishedGamesOf } from './queries.ts';

/** Counted from the games themselves, so that they can never disagree with them. */
export async function fetchDailyStats(
  { db, clock }: DailyDeps,
  caller: Caller,
  date: LocalDate | undefined,
): Promise<CallReply<'fetchStats'>> {
  const rows = await finishedGamesOf(db.read, caller.playerId);
  const games = rows.flatMap(({ outcome, ...row }): FinishedDaily[] =>
    outcome === null
      ? []
      : [
          {
            puzzleNumber: row.puzzle_number,
            outcome,
            rounds: row.round_count,
            onItsDay: row.on_its_day === 1,
            closeness: row.closeness,
            lean: row.lean,
          },
        ],
  );
  return { stats: computeDailyStats(games, todaysNumber(date, clock.now())) };
}

/** Without a date that can be true, nobody's streak ends before the day has ended everywhere. */
function todaysNumber(date: LocalDate | undefined, now: number): number {
  return date !== undefined && isTodaySomewhere(date, now)
    ? puzzleNumberOn(date)
    : earliestPuzzleOfToday(now);
}
