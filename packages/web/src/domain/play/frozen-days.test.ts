import { expect, test, vi } from 'vitest';
import { formatWeekdays, recentlyFrozen } from './frozen-days.ts';

test('a saved day is worth telling for a week', () => {
  expect(recentlyFrozen([92, 93, 99, 100], 100)).toEqual([93, 99, 100]);
});

test('days are named as the reader names weekdays', () => {
  vi.stubGlobal('navigator', { languages: ['en-GB'], language: 'en-GB' });
  expect(formatWeekdays([1])).toMatch(/^[A-Z][a-z]+day$/);
  expect(formatWeekdays([1, 2])).toMatch(/^[A-Z][a-z]+day and [A-Z][a-z]+day$/);
  expect(formatWeekdays([1])).toBe(formatWeekdays([8]));
  expect(formatWeekdays([1])).not.toBe(formatWeekdays([2]));
  vi.unstubAllGlobals();
});
