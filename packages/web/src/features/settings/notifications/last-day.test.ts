import { expect, test } from 'vitest';
import { endOfDay, isValidLastDay } from './last-day.ts';

const today = '2026-11-16';

test.each(['2026-11-16', '2026-12-24', '2027-01-01', '9999-12-31'])('%s is valid', (typed) => {
  expect(isValidLastDay(typed, today)).toBe(true);
});

test.each([
  ['the first digit of the month', '2026-01-24'],
  ['the first digit of the year', '0002-12-24'],
  ['yesterday', '2026-11-15'],
  ['nothing', ''],
  ['a year too long', '20277-12-24'],
])('%s is not valid yet', (_name, typed) => {
  expect(isValidLastDay(typed, today)).toBe(false);
});

test('it ends with the day in the player’s time zone', () => {
  const end = new Date(endOfDay('2026-12-24'));
  expect([end.getDate(), end.getHours(), end.getMinutes()]).toEqual([24, 23, 59]);
});
