import { expect, test } from 'vitest';
import { puzzleNumberOn } from './daily-calendar.ts';

test.each([
  ['2024-01-01', 1],
  ['2024-01-02', 2],
  ['2024-02-29', 60],
  ['2024-12-31', 366],
  ['2025-01-01', 367],
  ['2026-11-15', 1050],
  ['2023-12-31', 0],
])('on %s the puzzle is number %d', (date, number) => {
  expect(puzzleNumberOn(date)).toBe(number);
});
