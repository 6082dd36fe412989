import { latestPuzzle } from '@bee-jinx/game';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { DailyDeps } from '../deps.ts';
import { restoreDraft } from '../puzzles/coming-puzzles.ts';
import { allSwaps, findPuzzle } from '../puzzles/queries.ts';
import { daysOfSameWords, type SentPairRow, updatePair } from './queries.ts';

/**
 * Gives the coming day that a pair was taken for its draft back, unless that day has begun: for a pair that was ended or is no
 * longer offered. Returns the day that the pair still has. The transaction holds `scheduleKey`.
 */
export async function unschedulePair(
  { clock, puzzles }: DailyDeps,
  sql: Writer,
  pair: TakenPair,
): Promise<number | null> {
  const now = clock.now();
  const day = await findTakenDay(sql, pair);
  if (day !== null) {
    if (day <= latestPuzzle(now) || (await findPuzzle(sql, day))) return day;
    await restoreDraft(sql, puzzles, day, now);
  }
  if (pair.taken_for !== null) await updatePair(sql, pair.puzzle_number, { taken_for: null });
  return null;
}

/**
 * The day that shows the words of a pair. Older rows may name another in `taken_for`: it used to stay as it was when two days
 * changed places, or when another pair was taken for its day.
 */
export async function findTakenDay(
  sql: Reader,
  { puzzle_number, taken_for }: TakenPair,
): Promise<number | null> {
  const pair = taken_for === null ? undefined : await findPuzzle(sql, puzzle_number);
  if (!pair) return null;
  const days = (await allSwaps(sql))
    .filter(({ word1, word2 }) => word1 === pair.word1 && word2 === pair.word2)
    .map((swap) => swap.puzzle_number)
    .sort((a, b) => a - b);
  const own = days.find((day) => day === taken_for);
  if (own !== undefined || days.length === 0) return own ?? null;
  // The same words may have been taken from somebody else, whose day it is.
  const others = await daysOfSameWords(sql, pair);
  return days.findLast((day) => !others.includes(day)) ?? null;
}

type TakenPair = Pick<SentPairRow, 'puzzle_number' | 'taken_for'>;
