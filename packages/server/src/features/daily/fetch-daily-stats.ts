import type { CallReply } from '@bee-jinx/contract';
import {
  computeDailyStats,
  earliestPuzzleOfToday,
  type FinishedDaily,
  isTodaySomewhere,
  type LocalDate,
  possibleUtcOffset,
  puzzleNumberOn,
} from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import type { DailyDeps } from './deps.ts';
import { finishedGamesOf } from './queries.ts';

/** Counted from the games themselves, so that they can never disagree with them. */
export async function fetchDailyStats(
  { db, clock }: DailyDeps,
  caller: Caller,
  { date, utcOffset }: { date?: LocalDate | undefined; utcOffset?: number | undefined },
): Promise<CallReply<'fetchStats'>> {
  const now = clock.now();
  const rows = await db.readFromReplica((sql) => finishedGamesOf(sql, caller.playerId));
  const games = rows.flatMap(({ outcome, ...row }): FinishedDaily[] =>
    outcome === null
      ? []
      : [
          {
            puzzleNumber: row.puzzle_number,
            outcome,
            rounds: row.round_count,
            onItsDay: (row.streak_day ?? row.on_its_day) === 1,
            utcOffset: row.utc_offset ?? undefined,
            closeness: row.closeness,
            lean: row.lean,
          },
        ],
  );
  const today = {
    puzzleNumber: todaysNumber(date, now),
    utcOffset: possibleUtcOffset(utcOffset, date, now),
  };
  return { stats: computeDailyStats(games, today) };
}

/** Without a date that can be true, nobody's streak ends before the day has ended everywhere. */
function todaysNumber(date: LocalDate | undefined, now: number): number {
  return date !== undefined && isTodaySomewhere(date, now)
    ? puzzleNumberOn(date)
    : earliestPuzzleOfToday(now);
}
