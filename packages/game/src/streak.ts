/**
 * Days in a row, told by the numbers of the puzzles that were finished on their own day, in rising
 * order. Today's may still be to come, so a run up to yesterday is a current one.
 */
export function streaksOf(
  finishedOnTheirDay: readonly number[],
  today: number,
): { currentStreak: number; bestStreak: number } {
  let run = 0;
  let bestStreak = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const puzzleNumber of finishedOnTheirDay) {
    run = puzzleNumber === last + 1 ? run + 1 : 1;
    bestStreak = Math.max(bestStreak, run);
    last = puzzleNumber;
  }
  return { currentStreak: last >= today - 1 ? run : 0, bestStreak };
}
