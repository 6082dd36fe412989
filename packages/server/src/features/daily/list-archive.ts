import type { ArchivedPuzzle, CallReply } from '@bee-jinx/contract';
import { dateOfPuzzle, type LocalDate, puzzleNumberOn, resolveToday } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import type { DailyDeps } from './deps.ts';
import { isArchive, statusOf, tierField } from './present-game.ts';
import { resultsBetween } from './queries.ts';

const list = 'daily-archive';

/** Every number up to the caller's day, the newest first, each with the caller's result if there is one. */
export async function listArchive(
  { db, clock, cursors }: DailyDeps,
  caller: Caller,
  input: { date?: LocalDate | undefined; cursor?: string | undefined; limit: number },
): Promise<CallReply<'dailyArchive'>> {
  const now = clock.now();
  const last =
    input.cursor === undefined
      ? puzzleNumberOn(resolveToday(input.date, now))
      : cursors.read(list, input.cursor);
  const first = Math.max(1, last - input.limit + 1);
  const rows = await db.readFromReplica((sql) => resultsBetween(sql, caller.playerId, first, last));
  const results = new Map(
    rows.map((row) => [
      row.puzzle_number,
      {
        status: statusOf(row.outcome),
        rounds: row.round_count,
        archive: isArchive(row, now),
        ...(row.outcome && { outcome: row.outcome }),
        ...(row.slope && { slope: row.slope }),
        ...tierField(row.outcome, row.round_count),
      },
    ]),
  );
  const puzzles: ArchivedPuzzle[] = [];
  for (let puzzleNumber = last; puzzleNumber >= first; puzzleNumber -= 1) {
    const result = results.get(puzzleNumber);
    puzzles.push({
      puzzleNumber,
      activeDate: dateOfPuzzle(puzzleNumber),
      ...(result && { result }),
    });
  }
  return { puzzles, ...(first > 1 && { nextCursor: cursors.write(list, first - 1) }) };
}
