import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fractionOf,
  lineSegments,
  nearestIndex,
  ticksUpTo,
  wholeTicksUpTo,
  xPosition,
} from './scale.ts';

describe('ticks', () => {
  test.each([
    [0, [0, 0.25, 0.5, 0.75, 1]],
    [1, [0, 0.25, 0.5, 0.75, 1]],
    [0.3, [0, 0.1, 0.2, 0.3]],
    [4, [0, 1, 2, 3, 4]],
    [7, [0, 2, 4, 6, 8]],
    [14, [0, 5, 10, 15]],
    [37, [0, 10, 20, 30, 40]],
    [100, [0, 25, 50, 75, 100]],
    [1234, [0, 500, 1000, 1500]],
  ])('up to %j they are %j', (max, ticks) => {
    expect(ticksUpTo(max)).toEqual(ticks);
  });

  test.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [2, [0, 1, 2]],
    [3, [0, 1, 2, 3]],
    [9, [0, 3, 6, 9]],
    [100, [0, 25, 50, 75, 100]],
  ])('of whole things, up to %j they are %j', (max, ticks) => {
    expect(wholeTicksUpTo(max)).toEqual(ticks);
  });

  test('they start at 0, reach the largest value and are few', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e9, noNaN: true }), (max) => {
        for (const ticks of [ticksUpTo(max), wholeTicksUpTo(max)]) {
          expect(ticks[0]).toBe(0);
          expect(ticks.at(-1)).toBeGreaterThanOrEqual(max * (1 - 1e-8));
          expect(ticks.length).toBeGreaterThanOrEqual(2);
          expect(ticks.length).toBeLessThanOrEqual(5);
        }
      }),
    );
  });
});

test('a share is clamped between 0 and 1', () => {
  expect(fractionOf(7, 14)).toBe(0.5);
  expect(fractionOf(20, 14)).toBe(1);
  expect(fractionOf(-1, 14)).toBe(0);
  expect(fractionOf(3, 0)).toBe(0);
});

test('items are spread evenly, from edge to edge', () => {
  expect([0, 1, 2, 3, 4].map((index) => xPosition(index, 5))).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(xPosition(0, 1)).toBe(0.5);
});

test.each([
  [0.1, 5, 0],
  [0.13, 5, 1],
  [0.99, 5, 4],
  [-3, 5, 0],
  [3, 5, 4],
  [0.7, 1, 0],
])('the position %j in a row of %j is item %j', (place, count, index) => {
  expect(nearestIndex(place, count)).toBe(index);
});

test('a missing value interrupts the line', () => {
  expect(lineSegments([10, 5, null, 0, null], 10)).toEqual([
    [
      { x: 0, y: 0 },
      { x: 0.25, y: 0.5 },
    ],
    [{ x: 0.75, y: 1 }],
  ]);
  expect(lineSegments([null, null], 10)).toEqual([]);
});
