import { expect, test } from 'vitest';
import { formatStats } from './format-stats.ts';

const sentence = (numbers: Parameters<typeof formatStats>[0]) =>
  Object.values(formatStats(numbers)).join(' | ');

test.each([
  [
    'many games',
    {
      gamesPlayed: 12,
      gamesWon: 9,
      averageRounds: 6.2,
      tier: 'good',
      userLevel: 'intermediate',
    } as const,
    '12 games | 9 jinxes | Your level: intermediate. | 6.2 rounds | good',
  ],
  [
    'one game, won at once',
    {
      gamesPlayed: 1,
      gamesWon: 1,
      averageRounds: 1,
      tier: 'excellent',
      userLevel: 'beginner',
    } as const,
    '1 game | 1 jinx | Your level: beginner. | 1 round | excellent',
  ],
  [
    'one game, given up',
    { gamesPlayed: 1, gamesWon: 0, averageRounds: 0, userLevel: 'beginner' } as const,
    '1 game | no jinx yet | Your level: beginner.',
  ],
])('after %s', (_what, numbers, said) => {
  expect(sentence(numbers)).toBe(said);
});
