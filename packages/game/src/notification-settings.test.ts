import { describe, expect, test } from 'vitest';
import {
  isPushAllowed,
  isTimeZone,
  defaultNotificationSettings as usual,
} from './notification-settings.ts';

const at = (time: string) => Date.parse(`2026-11-15T${time}:00Z`);
const night = { ...usual, quietHours: { from: 22 * 60, to: 7 * 60, timeZone: 'Europe/Berlin' } };
const siesta = { ...usual, quietHours: { from: 13 * 60, to: 15 * 60, timeZone: 'UTC' } };

describe('a player', () => {
  test.each([
    [night, '20:59', true],
    [night, '21:00', false],
    [night, '02:00', false],
    [night, '05:59', false],
    [night, '06:00', true],
    [siesta, '12:59', true],
    [siesta, '13:00', false],
    [siesta, '15:00', true],
  ])('with quiet hours %j is disturbed at %s UTC: %s', (settings, time, isAllowed) => {
    expect(isPushAllowed(settings, 'nudge', at(time))).toBe(isAllowed);
  });

  test('on vacation is left alone until it ends', () => {
    const away = { ...usual, vacationUntil: at('12:00') };
    expect(isPushAllowed(away, 'invite', at('11:59'))).toBe(false);
    expect(isPushAllowed(away, 'invite', at('12:00'))).toBe(true);
  });

  test('hears of the safety of their account at any time', () => {
    const away = { ...night, vacationUntil: at('23:59') };
    expect(isPushAllowed(away, 'security', at('23:00'))).toBe(true);
  });

  test('hears of what isn’t muted', () => {
    expect(isPushAllowed({ ...usual, muted: ['nudge'] }, 'nudge', 0)).toBe(false);
    expect(isPushAllowed({ ...usual, muted: ['nudge'] }, 'jinx', 0)).toBe(true);
  });
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Hive/Comb', false],
  ['', false],
])('%j is a time zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne);
});
