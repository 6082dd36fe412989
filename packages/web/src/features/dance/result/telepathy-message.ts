import type { DanceStats } from '@bee-jinx/contract/browser';

/** Compares the telepathy of this dance with the two players' earlier average. */
export function telepathyMessage(
  danceTelepathy: number,
  { games, telepathy, bestTelepathy }: Pick<DanceStats, 'games' | 'telepathy' | 'bestTelepathy'>,
  name: string,
): string {
  if (games === 0) return 'It counts in no figures.';
  if (games <= 1) return `Your first dance with ${name}.`;
  const earlierAverage = Math.round((telepathy * games - danceTelepathy) / (games - 1));
  const difference = danceTelepathy - earlierAverage;
  const best =
    danceTelepathy >= bestTelepathy && danceTelepathy > 0
      ? 'Never better.'
      : `Best so far: ${bestTelepathy}.`;
  if (difference === 0) return `As usual with ${name}. ${best}`;
  const side = difference > 0 ? 'above' : 'below';
  return `${Math.abs(difference)} ${side} your usual ${earlierAverage} with ${name}. ${best}`;
}
