import { expect, test } from 'vitest';
import { formatShortTimeAgo } from './format-short-time-ago.ts';

const now = Date.parse('2026-11-15T12:00:00Z');

test.each([
  ['2026-11-15T12:00:03Z', 'now'],
  ['2026-11-15T11:59:30Z', 'now'],
  ['2026-11-15T11:48:00Z', '12 min'],
  ['2026-11-15T10:59:00Z', '1 h'],
  ['2026-11-13T11:00:00Z', '2 d'],
  ['2026-10-02T12:00:00Z', '2 Oct'],
])('%s is %s ago', (createdAt, text) => {
  expect(formatShortTimeAgo(createdAt, now, 'en-GB')).toBe(text);
});
