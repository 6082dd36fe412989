import type { BoardRow } from '@bee-jinx/contract/browser';
import { describe, expect, test } from 'vitest';
import {
  boardOrderLabel,
  friendsLabel,
  shortTodayLabel,
  sortBoardRows,
  tallyLabel,
  todayLabel,
} from './hive-labels.ts';

const noPlace = { place: null, isShared: false };
const row = (name: string, more: Partial<BoardRow> = {}): BoardRow => ({
  userId: name,
  displayName: name,
  days: 0,
  jinxes: 0,
  averageRounds: null,
  byAverage: noPlace,
  byDays: noPlace,
  ...more,
});

describe('a line of today’s board', () => {
  test.each([
    [{ status: 'not_yet', rounds: 0, hintsUsed: 0 }, 'Not yet'],
    [{ status: 'playing', rounds: 1, hintsUsed: 0 }, 'Playing, 1 round so far'],
    [
      { status: 'won', outcome: 'jinx', rounds: 4, hintsUsed: 1, tier: 'excellent' },
      'Jinx in 4 · Excellent · 1 hint',
    ],
    [{ status: 'lost', outcome: 'gave_up', rounds: 3, hintsUsed: 0 }, 'Gave up after 3 rounds'],
    [
      { status: 'lost', outcome: 'out_of_rounds', rounds: 20, hintsUsed: 2 },
      'No jinx in 20 rounds · 2 hints',
    ],
  ] as const)('%o: %s', (today, line) => {
    expect(todayLabel(today)).toBe(line);
  });
});

test.each([
  [{ status: 'not_yet', rounds: 0 }, 'Not yet'],
  [{ status: 'playing', rounds: 1 }, 'Round 2'],
  [{ status: 'won', rounds: 4 }, 'Jinx in 4'],
  [{ status: 'lost', rounds: 20 }, 'No jinx'],
] as const)('below a face, %o: %s', (today, label) => {
  expect(shortTodayLabel({ ...today, hintsUsed: 0 })).toBe(label);
});

describe('a line of the other boards', () => {
  test('starts with what the board is sorted by', () => {
    const anna = row('anna', {
      days: 3,
      averageRounds: 4.3,
      byAverage: { place: 1, isShared: false },
    });
    expect(tallyLabel(anna, 'week', 'average')).toBe('4.3 rounds on average · 3 days played');
    expect(tallyLabel(anna, 'week', 'days')).toBe('3 days played · 4.3 rounds on average');
  });

  test('has a singular for one round', () => {
    const anna = row('anna', { days: 1, averageRounds: 1 });
    expect(tallyLabel(anna, 'week', 'days')).toBe('1 day played · 1 round on average');
  });

  test('ends with the days that are missing for a place', () => {
    const anna = row('anna', { days: 3, averageRounds: 4 });
    expect(tallyLabel(anna, 'all', 'average')).toMatch(/ · 2 more for a place$/);
    expect(tallyLabel(row('ben'), 'all', 'average')).toBe('Has not played');
  });

  test('has an explanation of ties for each board', () => {
    const texts = new Set([
      boardOrderLabel('today', 'average'),
      boardOrderLabel('week', 'average'),
      boardOrderLabel('week', 'days'),
      boardOrderLabel('all', 'average'),
    ]);
    expect(texts.size).toBe(4);
    for (const text of texts) expect(text).toMatch(/share a place/);
  });
});

test('rows are sorted by place, then playing, then not begun', () => {
  const rows = [
    row('waits', { today: { status: 'not_yet', rounds: 0, hintsUsed: 0 } }),
    row('plays', { today: { status: 'playing', rounds: 2, hintsUsed: 0 } }),
    row('second', {
      byAverage: { place: 2, isShared: false },
      byDays: { place: 1, isShared: false },
    }),
    row('first', {
      byAverage: { place: 1, isShared: false },
      byDays: { place: 2, isShared: false },
    }),
  ];
  const names = (order: 'average' | 'days') => sortBoardRows(rows, order).map((one) => one.userId);
  expect(names('average')).toEqual(['first', 'second', 'plays', 'waits']);
  expect(names('days')).toEqual(['second', 'first', 'plays', 'waits']);
});

test.each([
  [undefined, 'Those you dance with, one by one.'],
  [[], 'Nobody yet. Send somebody your link.'],
  [['Ben'], 'Ben'],
  [['Ben', 'Cleo'], 'Ben and Cleo'],
  [['Ben', 'Cleo', 'Dan', 'Eva'], 'Ben, Cleo and 2 more'],
])('friends %j: %s', (names, label) => {
  expect(friendsLabel(names).replaceAll(/[\u2068\u2069]/g, '')).toBe(label);
});
