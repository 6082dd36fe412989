import type { SeatState } from './simulation.ts';

/** The delay between the two seats' reveals of the last round that both have seen. */
export function revealSkew([one, two]: readonly [
  Pick<SeatState, 'revealedAt'>,
  Pick<SeatState, 'revealedAt'>,
]): { round: number; ms: number } | undefined {
  const seen = Object.keys(one.revealedAt).map(Number);
  const round = Math.max(...seen.filter((number) => two.revealedAt[number] !== undefined));
  const [here, there] = [one.revealedAt[round], two.revealedAt[round]];
  if (here === undefined || there === undefined) return undefined;
  return { round, ms: Math.round(Math.abs(here - there)) };
}
