import { expect, test } from 'vitest';
import { formatWarmth, warmthLabel } from './warmth.ts';

test.each([
  [0, 'Cold'],
  [19, 'Cold'],
  [20, 'Cool'],
  [39, 'Cool'],
  [40, 'Mild'],
  [59, 'Mild'],
  [60, 'Warm'],
  [79, 'Warm'],
  [80, 'Hot'],
  [99, 'Hot'],
  [100, 'Jinx'],
] as const)('a warmth of %i is called %s', (warmth, word) => {
  expect(warmthLabel(warmth)).toBe(word);
});

test('warmth is formatted with its number, a jinx without', () => {
  expect(formatWarmth(71)).toBe('Warm, 71');
  expect(formatWarmth(100)).toBe('Jinx');
});
