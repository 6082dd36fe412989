import { expect, test } from 'vitest';
import { giveUpStreakMessage, streakMessage } from './streak-message.ts';

test.each([
  ['the first day', 1, 1, 'Day 1 of your streak', 'Play tomorrow’s pair too'],
  ['after a lapse', 1, 12, 'Welcome back: day 1', 'Your record of 12 days still stands.'],
  ['below the record', 3, 12, '3 days in a row', 'Your record is 12 days.'],
  ['at the record', 5, 5, '5 days in a row', 'Your longest so far.'],
  ['after a week', 7, 9, '7 days in a row', 'A whole week. Your record is 9 days.'],
])('%s: a streak of %i with a record of %i', (_name, currentStreak, bestStreak, title, line) => {
  const message = streakMessage({ currentStreak, bestStreak });
  expect(message.title).toBe(title);
  expect(message.line).toContain(line);
});

test.each([
  [0, 'day 1'],
  [1, 'makes it 2 days'],
  [6, 'makes it 7 days'],
])('giving up after a streak of %i says what it becomes', (currentStreak, text) => {
  expect(giveUpStreakMessage({ currentStreak, bestStreak: 9 })).toContain(text);
});
