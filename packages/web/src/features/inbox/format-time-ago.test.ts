import { expect, test } from 'vitest';
import { formatTimeAgo } from './format-time-ago.ts';

const now = Date.parse('2026-11-15T12:00:00Z');

test.each([
  ['2026-11-15T11:59:30Z', 'just now'],
  ['2026-11-15T12:00:04Z', 'just now'],
  ['2026-11-15T11:58:00Z', '2 minutes ago'],
  ['2026-11-15T09:10:00Z', '2 hours ago'],
  ['2026-11-14T11:00:00Z', 'yesterday'],
  ['2026-11-10T12:00:00Z', '5 days ago'],
  ['2026-11-01T12:00:00Z', 'Nov 1, 2026'],
])('%s was %s', (time, words) => {
  expect(formatTimeAgo(time, now, 'en')).toBe(words);
});
