import { describe, expect, test } from 'vitest';
import {
  defaultNotificationSettings as defaults,
  isPushAllowed,
  isTimeZone,
} from './notification-settings.ts';

const at = (time: string) => Date.parse(`2026-11-15T${time}:00Z`);
const night = {
  ...defaults,
  quietHours: { from: 22 * 60, to: 7 * 60, timeZone: 'Europe/Berlin' },
};
const siesta = {
  ...defaults,
  quietHours: { from: 13 * 60, to: 15 * 60, timeZone: 'UTC' },
};
const halfPast = { ...defaults, quietHours: { from: 12 * 60 + 30, to: 15 * 60, timeZone: 'UTC' } };
const never = { ...defaults, quietHours: { from: 13 * 60, to: 13 * 60, timeZone: 'UTC' } };

describe('a push', () => {
  test.each([
    [night, '20:59', true],
    [night, '21:00', false],
    [night, '02:00', false],
    [night, '05:59', false],
    [night, '06:00', true],
    [siesta, '12:59', true],
    [siesta, '13:00', false],
    [siesta, '15:00', true],
    [halfPast, '12:29', true],
    [halfPast, '12:30', false],
    [never, '13:00', true],
  ])('with settings %j at %s UTC is allowed: %s', (settings, time, isAllowed) => {
    expect(isPushAllowed(settings, 'nudge', at(time))).toBe(isAllowed);
  });

  test('is held back until a vacation ends', () => {
    const away = { ...defaults, vacationUntil: at('12:00') };
    expect(isPushAllowed(away, 'invite', at('11:59'))).toBe(false);
    expect(isPushAllowed(away, 'invite', at('12:00'))).toBe(true);
  });

  test('about the security of the account is always allowed', () => {
    const away = { ...night, vacationUntil: at('23:59') };
    expect(isPushAllowed(away, 'security', at('23:00'))).toBe(true);
  });

  test('is allowed unless its type is muted', () => {
    expect(isPushAllowed({ ...defaults, muted: ['nudge'] }, 'nudge', 0)).toBe(false);
    expect(isPushAllowed({ ...defaults, muted: ['nudge'] }, 'jinx', 0)).toBe(true);
  });
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Hive/Comb', false],
  ['', false],
])('%j is a time zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});
