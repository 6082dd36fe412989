const bars = 7;

/** The last bar gathers the rest, so that twenty rounds don't make twenty bars. */
export function distributionBars(
  distribution: readonly number[],
): { label: string; value: number }[] {
  const rest = distribution.slice(bars - 1).reduce((sum, games) => sum + games, 0);
  return [...distribution.slice(0, bars - 1), rest].map((value, index) => ({
    label: barOf(index + 1),
    value,
  }));
}

export const barOf = (rounds: number): string => (rounds < bars ? String(rounds) : `${bars}+`);
