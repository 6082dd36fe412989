import { expect, test } from 'vitest';
import {
  charactersLeftAnnouncement,
  countGraphemes,
  formatCharacterCount,
} from './characters-left.ts';

test.each([
  [0, 2000, ''],
  [1899, 2000, ''],
  [1900, 2000, '100 characters left, or fewer.'],
  [1949, 2000, '100 characters left, or fewer.'],
  [1950, 2000, '50 characters left, or fewer.'],
  [1990, 2000, '10 characters left, or fewer.'],
  [1999, 2000, '10 characters left, or fewer.'],
  [2000, 2000, 'No room left.'],
  // Too long is reported as a fault instead.
  [2001, 2000, ''],
  [5, 30, ''],
  [25, 30, '10 characters left, or fewer.'],
])('%d of %d says %j', (count, max, said) => {
  expect(charactersLeftAnnouncement(count, max)).toBe(said);
});

test('a letter with marks and an emoji of several code points count as one each', () => {
  expect(countGraphemes('ö👩🏽‍🚀e\u0301')).toBe(3);
  expect(countGraphemes('two\nlines')).toBe(9);
  expect(countGraphemes('two\r\nlines')).toBe(9);
});

test('the count stands before the most', () => {
  expect(formatCharacterCount(1234, 2000)).toBe('1,234 / 2,000');
});
