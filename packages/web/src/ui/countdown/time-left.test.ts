import { expect, test } from 'vitest';
import { formatCountdown, formatTimeLeft, msUntilNextTick, secondsLeft } from './time-left.ts';

const [minute, hour, day] = [60, 3600, 86_400];

test.each([
  [0, 'now', '00:00:00'],
  [9, 'in 9 s', '00:00:09'],
  [minute, 'in 1 min 0 s', '00:01:00'],
  [hour - 1, 'in 59 min 59 s', '00:59:59'],
  [hour, 'in 1 h 0 min', '01:00:00'],
  [5 * hour + 12 * minute + 40, 'in 5 h 12 min', '05:12:40'],
  [21 * hour + 56 * minute + 42, 'in 21 h 56 min', '21:56:42'],
  [day, 'in 24 hours', '24:00:00'],
  [2 * day - 1, 'in 47 hours', '47:59:59'],
  [2 * day, 'in 2 days', '48:00:00'],
  [3 * day - 1, 'in 3 days', '71:59:59'],
  [7 * day - 1, 'in 7 days', '167:59:59'],
])('%i seconds are “%s” and %s', (seconds, words, clock) => {
  expect(formatTimeLeft(seconds)).toBe(words);
  expect(formatCountdown(seconds)).toBe(clock);
});

test('a started second counts, and time never runs below zero', () => {
  expect(secondsLeft(1001, 0)).toBe(2);
  expect(secondsLeft(1, 0)).toBe(1);
  expect(secondsLeft(0, 0)).toBe(0);
  expect(secondsLeft(0, 5000)).toBe(0);
});

test.each([
  ['over an hour, at the next full minute', 2 * 3_600_000 + 1500, false, 1500],
  ['over an hour by the clock, at the next full second', 2 * 3_600_000 + 1500, true, 500],
  ['within the last hour, at the next full second', 90_250, false, 250],
  ['on a full second, a second later', 90_000, false, 1000],
  ['when the time is up, never', 0, true, undefined],
  ['after it, never', -20, true, undefined],
] as const)('ticks %s', (_when, left, bySecond, wait) => {
  expect(msUntilNextTick(left, 0, { bySecond })).toBe(wait);
});
