import type { DailyStats } from '@bee-jinx/contract/browser';
import { expect, test } from 'vitest';
import { unseenFreezeMessage } from './freeze-toast.ts';

const stats = (change: Partial<DailyStats>): DailyStats => ({
  gamesPlayed: 9,
  gamesWon: 9,
  averageRounds: 3,
  winPercentage: 100,
  currentStreak: 8,
  bestStreak: 8,
  distribution: [],
  userLevel: 'beginner',
  ...change,
});

function memory() {
  const values = new Map<string, string>();
  return {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
  };
}

test('a freeze that was used is told once, with the day and what is left', () => {
  const storage = memory();
  const frozen = stats({ frozen: [1049], freezes: 1 });
  // Puzzle 1049 is of a Saturday.
  expect(unseenFreezeMessage(storage, 'ann', frozen, 1050)).toBe(
    'You missed Saturday, so a freeze was used and it stands at 8; 1 is left.',
  );
  expect(unseenFreezeMessage(storage, 'ann', frozen, 1050)).toBeUndefined();
  expect(unseenFreezeMessage(storage, 'ben', frozen, 1050)).toContain('Saturday');
});

test('two missed days are told together, after those that were told before', () => {
  const storage = memory();
  unseenFreezeMessage(storage, 'ann', stats({ frozen: [1040], freezes: 1 }), 1041);
  expect(
    unseenFreezeMessage(storage, 'ann', stats({ frozen: [1040, 1048, 1049], freezes: 0 }), 1050),
  ).toBe(
    'You missed Friday and Saturday, so 2 freezes were used and it stands at 8; none is left.',
  );
});

test('a new browser is not told of a freeze of long ago', () => {
  expect(
    unseenFreezeMessage(memory(), 'ann', stats({ frozen: [1000], freezes: 2 }), 1050),
  ).toBeUndefined();
});
