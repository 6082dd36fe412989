import { describe, expect, test } from 'vitest';
import {
  addToDanceTotals,
  computeDanceStats,
  type DanceResult,
  emptyDanceTotals,
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
