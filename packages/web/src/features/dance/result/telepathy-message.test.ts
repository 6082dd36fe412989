import { expect, test } from 'vitest';
import { telepathyMessage } from './telepathy-message.ts';

test.each([
  [80, { games: 1, telepathy: 80, bestTelepathy: 80 }, 'Your first dance with Maya.'],
  [
    80,
    { games: 2, telepathy: 70, bestTelepathy: 80 },
    '20 above your usual 60 with Maya. Never better.',
  ],
  [
    40,
    { games: 3, telepathy: 60, bestTelepathy: 90 },
    '30 below your usual 70 with Maya. Best so far: 90.',
  ],
  [70, { games: 4, telepathy: 70, bestTelepathy: 80 }, 'As usual with Maya. Best so far: 80.'],
  [0, { games: 2, telepathy: 0, bestTelepathy: 0 }, 'As usual with Maya. Best so far: 0.'],
])('%i after %j: %s', (score, stats, line) => {
  expect(telepathyMessage(score, stats, 'Maya')).toBe(line);
});
