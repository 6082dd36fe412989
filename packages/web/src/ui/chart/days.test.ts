import { expect, test } from 'vitest';
import { formatLongDay, formatShortDay, labelledDays } from './days.ts';

test.each([
  [0, []],
  [1, [0]],
  [5, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6]],
  [14, [6, 13]],
  [30, [1, 8, 15, 22, 29]],
  [90, [5, 33, 61, 89]],
])('of %j days, %j carry a label', (count, labelled) => {
  expect(labelledDays(count)).toEqual(labelled);
});

test('the last day always has a label, and there are never too many', () => {
  for (let count = 1; count <= 800; count += 1) {
    const labelled = labelledDays(count);
    expect(labelled.at(-1)).toBe(count - 1);
    expect(labelled.length).toBeLessThanOrEqual(5);
  }
});

test('a day is formatted in the reader’s locale', () => {
  expect(formatShortDay('2026-11-30', 'en-GB')).toBe('30 Nov');
  expect(formatShortDay('2026-11-30', 'en-US')).toBe('Nov 30');
  expect(formatLongDay('2026-11-30', 'de-DE')).toBe('Montag, 30. November');
});
