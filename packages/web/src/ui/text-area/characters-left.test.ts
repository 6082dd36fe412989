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
});

test('numbers are formatted in the reader’s locale', () => {
  expect(formatCharacterCount(1234, 2000, 'en')).toBe('1,234 / 2,000');
  expect(formatCharacterCount(1234, 2000, 'de')).toBe('1.234 / 2.000');
});
