import { describe, expect, test } from 'vitest';
import { startDance } from './dance.ts';
import {
  addToDanceTotals,
  computeDanceStats,
  type DanceResult,
  emptyDanceTotals,
  getDanceResult,
  telepathyOf,
} from './dance-stats.ts';

const jinx = (rounds: number): DanceResult => ({ isJinx: true, rounds });
const miss: DanceResult = { isJinx: false, rounds: 10 };
const after = (...results: DanceResult[]) =>
  computeDanceStats(results.reduce(addToDanceTotals, emptyDanceTotals));

describe('telepathy', () => {
  test.each([
    [jinx(1), 100],
    [jinx(2), 90],
    [jinx(10), 10],
    [jinx(25), 10],
    [miss, 0],
  ])('of %j is %i', (result, telepathy) => {
    expect(telepathyOf(result)).toBe(telepathy);
  });
});

test.each([
  ['completed', 'jinx', { isJinx: true, rounds: 0 }],
  ['completed', 'no_jinx', { isJinx: false, rounds: 0 }],
  ['abandoned', null, null],
  ['expired', null, null],
] as const)('a dance that is %s with %j counts as %j', (status, outcome, result) => {
  const dance = startDance({ maxRounds: 3, pace: 'live' }, 0);
  expect(getDanceResult({ ...dance, status, outcome })).toEqual(result);
});

describe('stats', () => {
  test('without dances are empty', () => {
    expect(after()).toEqual({
      games: 0,
      jinxes: 0,
      jinxRate: 0,
      averageRounds: 0,
      fewestRounds: null,
      currentRun: 0,
      bestRun: 0,
      telepathy: 0,
      bestTelepathy: 0,
    });
  });

  test('have no fewest rounds without a jinx, however few were danced', () => {
    expect(after({ isJinx: false, rounds: 3 }).fewestRounds).toBeNull();
    expect(after(jinx(4), { isJinx: false, rounds: 3 }).fewestRounds).toBe(4);
  });

  test('count jinxes, rounds and runs', () => {
    expect(after(jinx(4), jinx(2), miss, jinx(5))).toEqual({
      games: 4,
      jinxes: 3,
      jinxRate: 75,
      averageRounds: 3.7,
      fewestRounds: 2,
      currentRun: 1,
      bestRun: 2,
      telepathy: 55,
      bestTelepathy: 90,
    });
  });
});
