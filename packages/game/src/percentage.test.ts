import { expect, test } from 'vitest';
import { percentage } from './percentage.ts';

test.each([
  [0, 0, 0],
  [0, 300, 0],
  [1, 300, 1],
  [2, 3, 67],
  [199, 200, 99],
  [200, 200, 100],
])('%i of %i are %i per cent', (part, whole, percent) => {
  expect(percentage(part, whole)).toBe(percent);
});
