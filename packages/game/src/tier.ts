/** Each tier with the highest number of rounds that earns it. */
const tierLimits = [
  ['excellent', 5],
  ['good', 10],
  ['average', 15],
] as const;

export const tiers = ['excellent', 'good', 'average', 'more_challenging'] as const;
export type Tier = (typeof tiers)[number];

export function tierOf(rounds: number): Tier {
  return tierLimits.find(([, last]) => rounds <= last)?.[0] ?? 'more_challenging';
}

export const tierLabels: Record<Tier, string> = {
  excellent: 'Excellent',
  good: 'Good',
  average: 'Average',
  more_challenging: 'More challenging',
};
