import { expect, test } from 'vitest';
import { today, utcOffset } from './today.ts';

test('today is the date of the visitor’s clock, with two digits a part', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(today(new Date(2026, 10, 15))).toBe('2026-11-15');
});

test('without a time it is that of now', () => {
  const before = today(new Date());
  const found = today();
  expect([before, today(new Date())]).toContain(found);
});

test('the offset is how far the clock is ahead of UTC', () => {
  const paris = Object.assign(new Date(0), { getTimezoneOffset: () => -60 });
  expect(utcOffset(paris)).toBe(60);
});
