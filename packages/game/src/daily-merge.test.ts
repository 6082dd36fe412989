import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickGameToKeep } from './daily-merge.ts';

const game = (finishedAt: number | null, rounds: number, startedAt: number) => ({
  finishedAt,
  rounds,
  startedAt,
});

test.each([
  ['the earlier result', game(50, 9, 1), game(60, 2, 1)],
  ['the finished one, however short', game(90, 1, 80), game(null, 15, 1)],
  ['the longer of two open ones', game(null, 3, 9), game(null, 2, 1)],
  ['the older of two open ones of the same length', game(null, 2, 1), game(null, 2, 5)],
])('%s is kept, in either order', (_name, kept, dropped) => {
  expect(pickGameToKeep(kept, dropped)).toBe(kept);
  expect(pickGameToKeep(dropped, kept)).toBe(kept);
});

test('of three games the same one is kept in any order of merging', () => {
  const any = fc.record({
    finishedAt: fc.option(fc.integer({ min: 0, max: 3 })),
    rounds: fc.integer({ min: 0, max: 3 }),
    startedAt: fc.integer({ min: 0, max: 3 }),
  });
  fc.assert(
    fc.property(any, any, any, (a, b, c) => {
      expect(pickGameToKeep(pickGameToKeep(a, b), c)).toEqual(
        pickGameToKeep(a, pickGameToKeep(b, c)),
      );
    }),
  );
});
