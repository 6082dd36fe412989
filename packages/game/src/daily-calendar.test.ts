import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dateOfPuzzle,
  earliestPuzzleOfToday,
  isTodaySomewhere,
  latestPuzzle,
  mayArriveLate,
  possibleUtcOffset,
  puzzleNumberOn,
  resolveToday,
} from './daily-calendar.ts';

test.each([
  ['2024-01-01', 1],
  ['2024-01-02', 2],
  ['2024-02-29', 60],
  ['2024-12-31', 366],
  ['2025-01-01', 367],
  ['2026-11-15', 1050],
  ['2023-12-31', 0],
])('on %s the puzzle is number %d', (date, number) => {
  expect(puzzleNumberOn(date)).toBe(number);
  expect(dateOfPuzzle(number)).toBe(date);
});

test.each([
  ['2026-11-15', undefined, false],
  ['2026-11-14', undefined, false],
  ['2026-11-13', undefined, true],
  ['2026-11-07', undefined, true],
  ['2026-11-06', undefined, false],
  ['2026-11-15', 60, false],
  ['2026-11-14', 60, true],
  ['2026-11-14', -11 * 60, true],
  ['2026-11-14', -12 * 60, false],
  ['2026-11-06', 60, false],
])(
  'on 2026-11-15 at 11:59 UTC a word of %s said at an offset of %j minutes may be late: %j',
  (date, utcOffset, isLate) => {
    expect(mayArriveLate(date, Date.parse('2026-11-15T11:59:00Z'), utcOffset)).toBe(isLate);
  },
);

test.each([
  [60, '2026-11-16', 60],
  [60, '2026-11-15', undefined],
  [-60, '2026-11-15', -60],
  [0, '2026-11-15', 0],
  [undefined, '2026-11-15', undefined],
  [60, undefined, undefined],
])('an offset of %j minutes with the date %j is possible: %j', (offset, date, possible) => {
  expect(possibleUtcOffset(offset, date, Date.parse('2026-11-15T23:30:00Z'))).toBe(possible);
});

describe('today', () => {
  test.each([
    ['2026-11-15T09:59:59.999Z', 1049, 1050],
    ['2026-11-15T10:00:00.000Z', 1049, 1051],
    ['2026-11-15T11:59:59.999Z', 1049, 1051],
    ['2026-11-15T12:00:00.000Z', 1050, 1051],
    ['2026-12-31T12:00:00.000Z', 1096, 1097],
  ])('at %s is the date of puzzles %i to %i, depending on the zone', (iso, earliest, latest) => {
    const now = Date.parse(iso);
    expect(earliestPuzzleOfToday(now)).toBe(earliest);
    expect(latestPuzzle(now)).toBe(latest);
    for (let number = earliest - 2; number <= latest + 2; number += 1) {
      const isToday = earliest <= number && number <= latest;
      expect(isTodaySomewhere(dateOfPuzzle(number), now)).toBe(isToday);
    }
  });

  test('is the player’s own date where it is possible, else the date in UTC', () => {
    const now = Date.parse('2026-11-15T20:00:00Z');
    expect(resolveToday('2026-11-16', now)).toBe('2026-11-16');
    expect(resolveToday('2026-11-17', now)).toBe('2026-11-15');
    expect(resolveToday('2026-11-14', now)).toBe('2026-11-15');
    expect(resolveToday(undefined, now)).toBe('2026-11-15');
  });

  test('is accepted for any time zone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2024, 0, 2), max: Date.UTC(2040, 0, 1) }),
        fc.integer({ min: -12 * 4, max: 14 * 4 }),
        (now, quarters) => {
          const local = new Date(now + quarters * 900_000).toISOString().slice(0, 10);
          expect(isTodaySomewhere(local, now)).toBe(true);
          expect(resolveToday(local, now)).toBe(local);
        },
      ),
    );
  });
});
