import type { DanceStats } from '@bee-jinx/contract/browser';

/** Compares the telepathy of this dance with the two players' earlier average. */
export function telepathyMessage(
  score: number,
  { games, telepathy, bestTelepathy }: Pick<DanceStats, 'games' | 'telepathy' | 'bestTelepathy'>,
  name: string,
): string {
  if (games <= 1) return `Your first dance with ${name}.`;
  const before = Math.round((telepathy * games - score) / (games - 1));
  const difference = score - before;
  const best =
    score >= bestTelepathy && score > 0 ? 'Never better.' : `Best so far: ${bestTelepathy}.`;
  if (difference === 0) return `As usual with ${name}. ${best}`;
  const side = difference > 0 ? 'above' : 'below';
  return `${Math.abs(difference)} ${side} your usual ${before} with ${name}. ${best}`;
}
