import { expect, test } from 'vitest';
import { retryDelay } from './retry-delay.ts';

test.each([
  [1, 0, 500],
  [1, 1, 1000],
  [2, 0, 1000],
  [3, 0.5, 3000],
  [5, 0, 7500],
  [5, 1, 15_000],
  [50, 1, 15_000],
  [5000, 0, 7500],
])('after %i failures with chance %d the delay is %i ms', (failures, chance, delay) => {
  expect(retryDelay(failures, chance)).toBe(delay);
});
