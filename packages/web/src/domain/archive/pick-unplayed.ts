import type { ArchivedPuzzle } from '@bee-jinx/contract/browser';

/** Unfinished, except today's. `chance` is from 0 up to 1. */
export function pickUnplayed(
  puzzles: Iterable<ArchivedPuzzle>,
  today: string,
  chance: number,
): number | undefined {
  const open = [...puzzles].filter(
    ({ activeDate, result }) => activeDate !== today && !isFinished(result),
  );
  return open[Math.floor(chance * open.length)]?.puzzleNumber;
}

export const isFinished = (result: ArchivedPuzzle['result']): boolean =>
  result?.status === 'won' || result?.status === 'lost';
