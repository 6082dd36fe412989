import { expect, test } from 'vitest';
import { backoff } from './backoff.ts';

test.each([
  [0, 0, 500],
  [0, 1, 1000],
  [1, 0, 1000],
  [2, 0.5, 3000],
  [4, 0, 7500],
  [4, 1, 15_000],
  [50, 1, 15_000],
  [5000, 0, 7500],
])('attempt %i with chance %d waits %i ms', (attempt, chance, wait) => {
  expect(backoff(attempt, chance)).toBe(wait);
});
