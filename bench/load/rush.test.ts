import { expect, test } from 'vitest';
import { arrivalShare } from './rush.ts';

test('a third of the players arrive in the first tenth of the rush, and the last before its end', () => {
  const arrivals = Array.from({ length: 1000 }, (_, player) => arrivalShare(player, 1000));
  expect(arrivals.filter((share) => share < 0.1).length).toBeCloseTo(317, -1);
  expect(arrivals.at(-1)).toBeLessThan(1);
});
