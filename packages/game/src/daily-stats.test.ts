import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxDailyRounds, outcomes } from './daily-game.ts';
import { computeDailyStats, type FinishedDaily, userLevelOf } from './daily-stats.ts';
import { tierLabels, tierOf } from './tier.ts';

test.each([
  [1, 'excellent'],
  [5, 'excellent'],
  [6, 'good'],
  [10, 'good'],
  [11, 'average'],
  [15, 'average'],
  [16, 'more_challenging'],
  [20, 'more_challenging'],
])('a jinx in %i is %s', (rounds, tier) => {
  expect(tierOf(rounds)).toBe(tier);
});

test('each tier has a label', () => {
  expect(tierLabels).toEqual({
    excellent: 'Excellent',
    good: 'Good',
    average: 'Average',
    more_challenging: 'More challenging',
  });
});

test.each([
  [0, 'new'],
  [1, 'beginner'],
  [9, 'beginner'],
  [10, 'intermediate'],
  [49, 'intermediate'],
  [50, 'experienced'],
])('after %i games a player is %s', (games, level) => {
  expect(userLevelOf(games)).toBe(level);
});

describe('stats', () => {
  const game: FinishedDaily = {
    puzzleNumber: 1,
    outcome: 'jinx',
    rounds: 4,
    onItsDay: true,
    closeness: 75,
    lean: 0,
  };

  test('without games are empty', () => {
    expect(computeDailyStats([], { puzzleNumber: 1 })).toEqual({
      gamesPlayed: 0,
      gamesWon: 0,
      averageRounds: 0,
      winPercentage: 0,
      currentStreak: 0,
      bestStreak: 0,
      freezes: 0,
      frozen: [],
      hasEarnedFreeze: false,
      distribution: Array(maxDailyRounds).fill(0),
      userLevel: 'new',
    });
  });

  test('average over won games, and count archive games except in streaks', () => {
    const games: FinishedDaily[] = [
      { ...game, puzzleNumber: 1, rounds: 3 },
      { ...game, puzzleNumber: 2, rounds: 8, onItsDay: false },
      { ...game, puzzleNumber: 3, rounds: 1, outcome: 'gave_up' },
    ];
    expect(computeDailyStats(games, { puzzleNumber: 3 })).toMatchObject({
      gamesPlayed: 3,
      gamesWon: 2,
      averageRounds: 5.5,
      winPercentage: 67,
      currentStreak: 1,
      bestStreak: 1,
      tier: 'good',
      persona: { name: 'forager', confidence: 0.6 },
    });
  });

  test('have a win percentage of 100 only if every game was won', () => {
    const games = Array.from({ length: 200 }, (_, index) => ({ ...game, puzzleNumber: index + 1 }));
    expect(computeDailyStats(games, { puzzleNumber: 200 }).winPercentage).toBe(100);
    const lost: FinishedDaily = { ...game, puzzleNumber: 200, outcome: 'gave_up' };
    expect(computeDailyStats([...games.slice(1), lost], { puzzleNumber: 200 }).winPercentage).toBe(
      99,
    );
  });

  test('are consistent for any games', () => {
    const games = fc
      .uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 })
      .chain((numbers) =>
        fc.tuple(
          ...numbers
            .sort((a, b) => a - b)
            .map((puzzleNumber) =>
              fc.record({
                puzzleNumber: fc.constant(puzzleNumber),
                outcome: fc.constantFrom(...outcomes),
                rounds: fc.integer({ min: 1, max: maxDailyRounds }),
                onItsDay: fc.boolean(),
                closeness: fc.integer({ min: 0, max: 100 }),
                lean: fc.integer({ min: -100, max: 100 }),
              }),
            ),
        ),
      );
    fc.assert(
      fc.property(games, fc.integer({ min: 60, max: 62 }), (played, today) => {
        const stats = computeDailyStats(played, { puzzleNumber: today });
        expect(stats.distribution.reduce((sum, count) => sum + count, 0)).toBe(stats.gamesWon);
        expect(stats.gamesWon).toBeLessThanOrEqual(stats.gamesPlayed);
        expect(stats.winPercentage).toBeLessThanOrEqual(100);
        expect(stats.currentStreak).toBeLessThanOrEqual(stats.bestStreak);
        expect(stats.bestStreak).toBeLessThanOrEqual(
          played.filter(({ onItsDay }) => onItsDay).length,
        );
        expect(stats.persona === undefined).toBe(stats.gamesPlayed < 3);
      }),
    );
  });
});
