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
    '12 games | 9 jinxes | Experience, by games played: intermediate. | 6.2 rounds | good',
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
    '1 game | 1 jinx | Experience, by games played: beginner. | 1 round | excellent',
  ],
  [
    'one game, given up',
    { gamesPlayed: 1, gamesWon: 0, averageRounds: 0, userLevel: 'beginner' } as const,
    '1 game | no jinx yet | Experience, by games played: beginner.',
  ],
])('after %s', (_what, numbers, said) => {
  expect(sentence(numbers)).toBe(said);
});
