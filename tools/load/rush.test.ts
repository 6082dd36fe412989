import { expect, test } from 'vitest';
import { arrivalShare } from './rush.ts';

test('a third of them come in the first tenth of the time, and the last before its end', () => {
  const arrivals = Array.from({ length: 1000 }, (_, player) => arrivalShare(player, 1000));
  expect(arrivals.filter((share) => share < 0.1).length).toBeCloseTo(317, -1);
  expect(arrivals.at(-1)).toBeLessThan(1);
});
