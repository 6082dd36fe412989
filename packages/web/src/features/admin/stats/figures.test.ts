import { expect, test } from 'vitest';
import { daysOf, funnelOf, percentOf } from './figures.ts';

test('days go from the first to the last, over the end of a month', () => {
  expect(daysOf({ from: '2026-10-30', to: '2026-11-02' })).toEqual([
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
])('%i of %i are %s', (part, whole, words) => {
  expect(percentOf(part, whole)).toBe(words);
});

test('each step of the funnel says how many of those opened came so far', () => {
  const games = { started: [6, 4], said: [4, 4], finished: [3, 1], won: [1, 1] };
  expect(funnelOf({ games }).map(({ games: count, share }) => [count, share])).toEqual([
    [10, ''],
    [8, '80 %'],
    [4, '40 %'],
    [2, '20 %'],
  ]);
});
