import { expect, test } from 'vitest';
import { freezeMessage, giveUpStreakMessage, streakMessage } from './streak-message.ts';

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
  expect(giveUpStreakMessage({ currentStreak, bestStreak: 9 }, true)).toContain(text);
});

test('giving up without a word says that the day is not played', () => {
  const message = giveUpStreakMessage({ currentStreak: 6, bestStreak: 9 }, false);
  expect(message).toBe(
    'A day without a word isn’t played: say one first, and your streak of 6 days goes on.',
  );
  expect(giveUpStreakMessage({ currentStreak: 0, bestStreak: 0 }, false)).toContain('day 1');
});

test.each([
  [1, 0, false, 'You earn one in 6 days.'],
  [6, 0, false, 'You earn one tomorrow.'],
  [7, 1, true, 'A freeze earned, 1 freeze kept'],
  [9, 1, false, '1 freeze kept: it saves a day you miss. The next one in 5 days.'],
  [14, 2, true, 'A freeze earned, 2 freezes kept'],
  [16, 2, false, '2 freezes kept: each saves a day you miss.'],
  // No room for one more: both are kept from a run before.
  [7, 2, false, '2 freezes kept: each saves a day you miss.'],
  [21, 1, true, 'A freeze earned, 1 freeze kept'],
])(
  'on day %i with %i freezes, one earned: %s, it says %s',
  (currentStreak, freezes, hasEarnedFreeze, text) => {
    const message = freezeMessage({ currentStreak, bestStreak: 20, freezes, hasEarnedFreeze });
    expect(message).toContain(text);
    expect(message.includes('earned')).toBe(hasEarnedFreeze);
  },
);

test('the days that a freeze has saved are named first', () => {
  const streaks = { currentStreak: 8, bestStreak: 8, freezes: 0 };
  expect(freezeMessage(streaks, 'Saturday')).toBe(
    'A freeze saved Saturday. You earn the next in 6 days.',
  );
  expect(freezeMessage(streaks)).not.toContain('saved');
});
