import { expect, test } from 'vitest';
import { formatClockTime, parseClockTime } from './clock-time.ts';

test.each([
  [0, '00:00'],
  [22 * 60, '22:00'],
  [23 * 60 + 59, '23:59'],
])('%i minutes are %s', (minutes, text) => {
  expect(formatClockTime(minutes)).toBe(text);
  expect(parseClockTime(text)).toBe(minutes);
});

test.each(['', '7:00', '25:00', 'noon'])('%j is no time', (text) => {
  expect(parseClockTime(text)).toBeUndefined();
});
