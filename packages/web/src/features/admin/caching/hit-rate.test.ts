import { expect, test } from 'vitest';
import { formatHitRate } from './hit-rate.ts';

test.each([
  [0, 0, '–'],
  [0, 5, '0 %'],
  [2, 1, '67 %'],
  [5, 0, '100 %'],
])('%d hits and %d misses are %s', (hits, misses, said) => {
  expect(formatHitRate({ hits, misses })).toBe(said);
});
