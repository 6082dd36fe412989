import { expect, test } from 'vitest';
import { localDateIn, nextReminderAt, suggestedReminderMinute } from './daily-reminder.ts';

const next = (timeZone: string, at: number, now: string) =>
  new Date(nextReminderAt({ at, timeZone }, Date.parse(now))).toISOString();

test.each([
  ['later today', 'Europe/Berlin', 9 * 60, '2026-11-16T06:00:00Z', '2026-11-16T08:00:00.000Z'],
  ['tomorrow', 'Europe/Berlin', 9 * 60, '2026-11-16T08:00:00Z', '2026-11-17T08:00:00.000Z'],
  ['in the far east', 'Pacific/Auckland', 480, '2026-11-16T12:00:00Z', '2026-11-16T19:00:00.000Z'],
  ['by half an hour', 'Asia/Kolkata', 8 * 60, '2026-11-16T12:00:00Z', '2026-11-17T02:30:00.000Z'],
  ['over a year', 'America/New_York', 600, '2026-12-31T16:00:00Z', '2027-01-01T15:00:00.000Z'],
  ['in summer', 'America/New_York', 600, '2026-07-01T00:00:00Z', '2026-07-01T14:00:00.000Z'],
])('%s, in %s at minute %i after %s', (_name, timeZone, at, now, expected) => {
  expect(next(timeZone, at, now)).toBe(expected);
});

test.each([
  ['put forward', '2026-03-28T12:00:00Z'],
  ['put back', '2026-10-24T12:00:00Z'],
])('each day has one reminder, also when clocks are %s', (_name, start) => {
  for (let at = 0; at < 24 * 60; at += 30) {
    const reminder = { at, timeZone: 'Europe/Berlin' };
    let time = Date.parse(start);
    const dates = Array.from({ length: 4 }, () => {
      time = nextReminderAt(reminder, time);
      return localDateIn('Europe/Berlin', time);
    });
    expect(new Set(dates).size).toBe(4);
  }
});

test.each([
  [7 * 60 + 20, '08:00'],
  [9 * 60 + 59, '09:00'],
  [20 * 60 + 30, '20:00'],
  [23 * 60, '20:00'],
])('a game at minute %i suggests %s', (playedAt, time) => {
  const minute = suggestedReminderMinute(playedAt);
  expect(`${String(minute / 60).padStart(2, '0')}:00`).toBe(time);
});
