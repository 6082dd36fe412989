import { latestPuzzle } from '@bee-jinx/game';
import type { Writer } from '../../../platform/database/database.ts';
import type { DailyDeps } from '../deps.ts';
import { restoreDraft } from '../puzzles/coming-puzzles.ts';
import { findPuzzle } from '../puzzles/queries.ts';
import { type SentPairRow, updatePair } from './queries.ts';

/**
 * Gives the coming day that a pair was taken for its draft back, unless that day has begun: for a pair that was ended or is no
 * longer offered. Returns the day that the pair still has. The transaction holds `scheduleKey`.
 */
export async function unschedulePair(
  { clock, puzzles }: DailyDeps,
  sql: Writer,
  { puzzle_number, taken_for }: Pick<SentPairRow, 'puzzle_number' | 'taken_for'>,
): Promise<number | null> {
  const now = clock.now();
  if (taken_for === null || taken_for <= latestPuzzle(now)) return taken_for;
  if (await findPuzzle(sql, taken_for)) return taken_for;
  await restoreDraft(sql, puzzles, taken_for, now);
  await updatePair(sql, puzzle_number, { taken_for: null });
  return null;
}
