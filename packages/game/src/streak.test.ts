import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dateOfPuzzle,
  isTodaySomewhere,
  possibleUtcOffset,
  puzzleNumberOn,
  resolveToday,
} from './daily-calendar.ts';
import { hourMs, minuteMs } from './durations.ts';
import { daysPerFreeze, maxFreezes, type PlayedDay, streaksOf } from './streak.ts';

const daysOf = (numbers: readonly number[]): PlayedDay[] =>
  numbers.map((puzzleNumber) => ({ puzzleNumber }));
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const on = (puzzleNumber: number): PlayedDay => ({ puzzleNumber });

describe('a streak', () => {
  test.each([
    [[], 10, 0, 0],
    [[10], 10, 1, 1],
    [[9], 10, 1, 1],
    [[8], 10, 0, 1],
    [[8, 9, 10], 10, 3, 3],
    [[1, 2, 3, 4, 9, 10], 10, 2, 4],
    [[1, 2, 3, 5, 6], 10, 0, 3],
    [[10, 11], 10, 2, 2],
  ])('of puzzles %j on day %i is %i, at best %i', (numbers, today, currentStreak, bestStreak) => {
    expect(streaksOf(daysOf(numbers), on(today))).toMatchObject({ currentStreak, bestStreak });
  });

  test.each([
    [-330, 391, 1],
    [-330, 390, 0],
    [391, -330, 0],
    [undefined, 780, 0],
    [-660, undefined, 0],
  ])(
    'over a missed day, with clocks %j and then %j minutes ahead, is %i',
    (before, after, currentStreak) => {
      const played = [{ puzzleNumber: 8, utcOffset: before }];
      expect(streaksOf(played, { puzzleNumber: 10, utcOffset: after })).toMatchObject({
        currentStreak,
      });
    },
  );
});

describe('a freeze', () => {
  test.each([
    ['is earned on the seventh day', range(1, 7), 7, 7, 1, []],
    ['is not earned on the sixth', range(1, 6), 6, 6, 0, []],
    ['saves a missed day', [...range(1, 7), 9], 9, 8, 0, [8]],
    ['saves yesterday before today is played', range(1, 7), 9, 7, 0, [8]],
    ['is not used for today', range(1, 7), 8, 7, 1, []],
    ['saves two days where two are kept', range(1, 14), 17, 14, 0, [15, 16]],
    ['is kept where it is not enough', [...range(1, 7), 10], 10, 1, 1, []],
    [
      'is earned by days played, not by days saved',
      [...range(1, 7), ...range(9, 14)],
      14,
      13,
      0,
      [8],
    ],
    ['is earned again', [...range(1, 7), ...range(9, 15)], 15, 14, 1, [8]],
    ['is one of two at most', range(1, 70), 70, 70, 2, []],
    ['of a run that is over saves nothing of the next', [...range(1, 7), 9, 20], 20, 1, 0, []],
    ['of a run that is over is not told', [...range(1, 7), 9], 20, 0, 0, []],
  ])('%s', (_name, played, today, currentStreak, freezes, frozen) => {
    expect(streaksOf(daysOf(played), on(today))).toMatchObject({ currentStreak, freezes, frozen });
  });

  test.each([
    [range(1, 7), 7, true],
    // Not played yet: it is still the newest day.
    [range(1, 7), 8, true],
    [range(1, 8), 8, false],
    [range(1, 14), 14, true],
    // The third finds no room.
    [range(1, 21), 21, false],
    // Two are kept from the run before.
    [[...range(1, 14), ...range(30, 36)], 36, false],
    [range(1, 7), 20, false],
  ])('by the newest of days %j on day %i is earned: %s', (played, today, hasEarnedFreeze) => {
    expect(streaksOf(daysOf(played), on(today))).toMatchObject({ hasEarnedFreeze });
  });

  const anyDays = fc
    .uniqueArray(fc.integer({ min: 1, max: 120 }), { maxLength: 120 })
    .map((numbers) => numbers.sort((a, b) => a - b));

  test('makes no streak shorter than it would be without', () => {
    fc.assert(
      fc.property(anyDays, fc.integer({ min: 118, max: 124 }), (numbers, today) => {
        const strict = strictStreak(numbers, today);
        const { currentStreak, bestStreak } = streaksOf(daysOf(numbers), on(today));
        expect(currentStreak).toBeGreaterThanOrEqual(strict.currentStreak);
        expect(bestStreak).toBeGreaterThanOrEqual(strict.bestStreak);
      }),
    );
  });

  test('is never owed, never more than two, and used only for days that were missed', () => {
    fc.assert(
      fc.property(anyDays, fc.integer({ min: 118, max: 124 }), (numbers, today) => {
        const streaks = streaksOf(daysOf(numbers), on(today));
        expect(streaks.freezes).toBeGreaterThanOrEqual(0);
        expect(streaks.freezes).toBeLessThanOrEqual(maxFreezes);
        expect(streaks.frozen.filter((number) => numbers.includes(number))).toEqual([]);
        const earned = Math.floor(numbers.length / daysPerFreeze);
        expect(streaks.freezes + streaks.frozen.length).toBeLessThanOrEqual(earned);
        // Every day from the first of the streak to yesterday was played or saved.
        const covered = [
          ...numbers.slice(numbers.length - streaks.currentStreak),
          ...streaks.frozen,
        ];
        const first = Math.min(...covered);
        if (streaks.currentStreak > 0)
          for (const day of range(first, today - 1)) expect(covered).toContain(day);
      }),
    );
  });
});

/** As it was before there were freezes. */
function strictStreak(numbers: readonly number[], today: number) {
  let run = 0;
  let bestStreak = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const number of numbers) {
    run = number === last + 1 ? run + 1 : 1;
    bestStreak = Math.max(bestStreak, run);
    last = number;
  }
  return { currentStreak: last >= today - 1 ? run : 0, bestStreak };
}

/** Making a formatter takes longer than using it a hundred times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Minutes ahead of UTC. */
function offsetIn(timeZone: string, now: number): number {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formatters.set(timeZone, formatter);
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT([+-])(\d+):(\d+)/.exec(formatter.format(now)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const dateIn = (zone: string, now: number) =>
  new Date(now + offsetIn(zone, now) * minuteMs).toISOString().slice(0, 10);

/** What the server stores of a game that ends now, in a browser of that zone. */
function playIn(zone: string, now: number): PlayedDay {
  const date = dateIn(zone, now);
  expect(isTodaySomewhere(date, now)).toBe(true);
  const utcOffset = possibleUtcOffset(offsetIn(zone, now), date, now);
  expect(utcOffset).toBeDefined();
  return { puzzleNumber: puzzleNumberOn(resolveToday(date, now)), utcOffset };
}

/** The first and the last moment of a day in a zone, to the minute. */
function endsOfDay(zone: string, date: string): { first: number; last: number } {
  const midnight = (day: string) => {
    const asUtc = Date.parse(`${day}T00:00:00Z`);
    const about = asUtc - offsetIn(zone, asUtc) * minuteMs;
    const near = range(-8, 8).map((quarters) => about + quarters * 15 * minuteMs);
    return near.find((moment) => dateIn(zone, moment) >= day) ?? about;
  };
  const next = dateOfPuzzle(puzzleNumberOn(date) + 1);
  return { first: midnight(date), last: midnight(next) - minuteMs };
}

// Clocks change on one of these days, or on none, in every zone of 2026.
const changes = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-09-06',
  '2026-09-27',
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
];

/** One of all zones that are alike on those days. */
const zones = [
  ...new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => {
      const ends = changes.flatMap((date) =>
        [-1, 2].map((days) => Date.parse(date) + days * 24 * hourMs),
      );
      return [ends.map((moment) => offsetIn(zone, moment)).join(), zone] as const;
    }),
  ).values(),
];

describe('in every zone', () => {
  test('whoever plays each day, early or late, has a streak of all days, over changes of the clock too', () => {
    expect(zones.length).toBeGreaterThan(40);
    for (const zone of zones) {
      for (const change of changes) {
        const middle = puzzleNumberOn(change);
        for (const lateDay of [0, 1]) {
          const played = range(middle - 1, middle + 1).map((number) => {
            const { first, last } = endsOfDay(zone, dateOfPuzzle(number));
            const day = playIn(zone, number % 2 === lateDay ? last : first);
            expect(day.puzzleNumber).toBe(number);
            return day;
          });
          const { last } = endsOfDay(zone, dateOfPuzzle(middle + 2));
          expect(streaksOf(played, playIn(zone, last))).toMatchObject({ currentStreak: 3 });
        }
      }
    }
  });

  test('whoever misses a day has missed it, however near the two games are', () => {
    for (const zone of zones) {
      const { last } = endsOfDay(zone, '2026-03-28');
      const { first } = endsOfDay(zone, '2026-03-30');
      const played = [playIn(zone, last), playIn(zone, first)];
      expect(streaksOf(played, playIn(zone, first)).currentStreak).toBe(1);
    }
  });

  test('travellers who play on each of their dates keep their streak, over the date line too', () => {
    const besideTheLine = [
      'Pacific/Honolulu',
      'Pacific/Pago_Pago',
      'Pacific/Auckland',
      'Pacific/Kiritimati',
    ];
    const journey = fc.array(
      fc.record({
        zone: fc.oneof(fc.constantFrom(...zones), fc.constantFrom(...besideTheLine)),
        hours: fc.integer({ min: 1, max: 60 }),
        flight: fc.integer({ min: 0, max: 11 }),
      }),
      { minLength: 2, maxLength: 8 },
    );
    let leftOut = 0;
    fc.assert(
      fc.property(
        journey,
        fc.integer({ min: 0, max: 365 * 24 }),
        fc.boolean(),
        (stops, startHour, isWestward) => {
          let now = Date.UTC(2026, 0, 1) + startHour * hourMs;
          const stays = stops.toSorted(
            (one, other) => offsetIn(one.zone, now) - offsetIn(other.zone, now),
          );
          if (isWestward) stays.reverse();
          const days = new Map<number, PlayedDay>();
          let newest = 0;
          for (const { zone, hours, flight } of stays) {
            for (let hour = 0; hour < hours; hour += 1, now += hourMs) {
              const day = playIn(zone, now);
              newest = Math.max(newest, day.puzzleNumber);
              // In the last hour of each date; a date that is lived twice is played once.
              if (day.puzzleNumber === newest) days.set(newest, day);
            }
            now += flight * hourMs;
          }
          const played = [...days.values()];
          leftOut += newest - Math.min(...days.keys()) + 1 - days.size;
          expect(streaksOf(played, played.at(-1) ?? on(1))).toMatchObject({
            currentStreak: days.size,
            frozen: [],
          });
        },
      ),
      {
        numRuns: 200,
        examples: [
          // From 23:00 on the one side to two dates later on the other: a date is not lived at all.
          [
            [
              { zone: 'Pacific/Honolulu', hours: 1, flight: 11 },
              { zone: 'Pacific/Kiritimati', hours: 1, flight: 0 },
            ],
            9,
            false,
          ],
        ],
      },
    );
    expect(leftOut).toBeGreaterThan(0);
  });

  test('Samoa had no 30 December 2011, and nobody there has missed it', () => {
    const before = { puzzleNumber: 100, utcOffset: -600 };
    const after = { puzzleNumber: 102, utcOffset: 840 };
    expect(streaksOf([before, after], after)).toMatchObject({ currentStreak: 2, frozen: [] });
    // Two dates that are left out are one too many.
    const later = { puzzleNumber: 103, utcOffset: 840 };
    expect(streaksOf([before, later], later)).toMatchObject({ currentStreak: 1 });
  });
});
