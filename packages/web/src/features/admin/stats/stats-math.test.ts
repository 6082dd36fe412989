import { expect, test } from 'vitest';
import { daysInRange, formatPercentage, toFunnel } from './stats-math.ts';

test('a range includes both ends and crosses the end of a month', () => {
  expect(daysInRange({ from: '2026-10-30', to: '2026-11-02' })).toEqual([
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
  ]);
});

test.each([
  [1, 3, '33 %'],
  [3, 3, '100 %'],
  [0, 5, '0 %'],
  [0, 0, '–'],
])('%i of %i are %s', (part, whole, text) => {
  expect(formatPercentage(part, whole)).toBe(text);
});

test('each step of the funnel has its share of the opened games', () => {
  const games = { started: [6, 4], said: [4, 4], finished: [3, 1], won: [1, 1] };
  expect(toFunnel({ games }).map(({ games: count, share }) => [count, share])).toEqual([
    [10, ''],
    [8, '80 %'],
    [4, '40 %'],
    [2, '20 %'],
  ]);
});
