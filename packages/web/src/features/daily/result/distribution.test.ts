import { expect, test } from 'vitest';
import { barLabel, distributionBars } from './distribution.ts';

test('six bars for six rounds, and one for all that took longer', () => {
  const distribution = Array.from({ length: 20 }, (_, index) => index + 1);
  const shown = distributionBars(distribution);
  expect(shown.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5', '6', '7+']);
  expect(shown.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 189]);
});

test.each([
  [1, '1'],
  [6, '6'],
  [7, '7+'],
  [20, '7+'],
])('a game of %i rounds is in the bar %s', (rounds, label) => {
  expect(barLabel(rounds)).toBe(label);
});
