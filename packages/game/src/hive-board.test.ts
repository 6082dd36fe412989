import { describe, expect, test } from 'vitest';
import { puzzleNumberOn } from './daily-calendar.ts';
import {
  averageRoundsPerDay,
  computeBoardPlaces,
  firstPuzzleOfWeek,
  type PlayedDays,
} from './hive-board.ts';

const played = (days: number, jinxRounds: number, jinxes = days): PlayedDays => ({
  days,
  jinxes,
  jinxRounds,
});
const places = (...args: Parameters<typeof computeBoardPlaces>) =>
  computeBoardPlaces(...args).map(({ place, isShared }) => (isShared ? `${place}=` : place));

describe('the average', () => {
  test('is rounded to one decimal', () => {
    expect(averageRoundsPerDay(played(3, 10))).toBe(3.3);
    expect(averageRoundsPerDay(played(0, 0))).toBeNull();
  });

  test('counts a day without a jinx as twenty rounds', () => {
    expect(averageRoundsPerDay(played(2, 4, 1))).toBe(12);
    expect(averageRoundsPerDay(played(1, 0, 0))).toBe(20);
  });
});

describe('places', () => {
  test('are ordered by fewest rounds or by most days', () => {
    const members = [played(5, 20), played(2, 4), played(7, 42)];
    expect(places(members, 'week', 'average')).toEqual([2, 1, 3]);
    expect(places(members, 'week', 'days')).toEqual([2, 3, 1]);
  });

  test('with a tie are decided by the other measure', () => {
    const members = [played(2, 8), played(4, 16), played(4, 20)];
    expect(places(members, 'week', 'average')).toEqual([2, 1, 3]);
    expect(places(members, 'week', 'days')).toEqual([3, 1, 2]);
  });

  test('are shared by equals, and the next place is skipped', () => {
    const members = [played(3, 9), played(3, 9), played(3, 12)];
    expect(places(members, 'week', 'average')).toEqual(['1=', '1=', 3]);
  });

  test('are equal where the shown averages are equal', () => {
    expect(places([played(30, 100), played(30, 101)], 'week', 'average')).toEqual([1, 2]);
    expect(places([played(300, 1000), played(300, 1001)], 'week', 'average')).toEqual(['1=', '1=']);
  });

  test('are missing for members who have not played', () => {
    expect(places([played(0, 0), played(1, 20)], 'today', 'average')).toEqual([null, 1]);
    expect(places([played(0, 0), played(1, 20)], 'today', 'days')).toEqual([null, 1]);
  });

  test('of today are missing for members without a jinx', () => {
    expect(places([played(1, 0, 0), played(1, 0, 0)], 'today', 'average')).toEqual([null, null]);
    expect(places([played(1, 0, 0), played(1, 7)], 'today', 'average')).toEqual([null, 1]);
    expect(places([played(1, 0, 0), played(1, 7)], 'week', 'average')).toEqual([2, 1]);
  });

  test('of all time need five days for an average', () => {
    const members = [played(1, 1), played(5, 20)];
    expect(places(members, 'all', 'average')).toEqual([null, 1]);
    expect(places(members, 'all', 'days')).toEqual([2, 1]);
    expect(places(members, 'week', 'average')).toEqual([1, 2]);
  });
});

test.each([
  ['2026-11-15', '2026-11-09'],
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2024-01-01', '2024-01-01'],
])('the week of %s begins on Monday, %s', (date, monday) => {
  expect(firstPuzzleOfWeek(puzzleNumberOn(date))).toBe(puzzleNumberOn(monday));
});
