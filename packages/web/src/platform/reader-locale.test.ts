import { expect, test } from 'vitest';
import { englishLocaleFor } from './reader-locale.ts';

const moment = Date.parse('2026-11-16T15:05:00Z');
const format = (language: string) =>
  new Intl.DateTimeFormat(englishLocaleFor(language), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
    .format(moment)
    .replaceAll(/\s/g, ' ');

test.each(['de-DE', 'fr', 'ja-JP', 'ar-EG', 'zh-Hans-CN', 'no such language', ''])(
  'for a reader of %j month names are English',
  (language) => {
    expect(format(language)).toMatch(/^Monday, November 16, 2026 at /);
  },
);

test('the clock is the reader’s own', () => {
  expect(format('de-DE')).toMatch(/15:05$/);
  expect(format('en-US')).toMatch(/3:05 PM$/);
});

test('a reader of English keeps their variant', () => {
  expect(format('en-GB')).toMatch(/16 November 2026/);
});
