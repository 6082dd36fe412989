const barCount = 7;

/** The last bar sums up the rest, so that twenty rounds don't make twenty bars. */
export function distributionBars(
  distribution: readonly number[],
): { label: string; value: number }[] {
  const rest = distribution.slice(barCount - 1).reduce((sum, games) => sum + games, 0);
  return [...distribution.slice(0, barCount - 1), rest].map((value, index) => ({
    label: barLabel(index + 1),
    value,
  }));
}

export const barLabel = (rounds: number): string =>
  rounds < barCount ? String(rounds) : `${barCount}+`;
