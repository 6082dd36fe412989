import { expect, test } from 'vitest';
import { pickUnplayed } from './pick-unplayed.ts';

const won = { status: 'won', outcome: 'jinx', rounds: 4, archive: true } as const;
const puzzles = [
  { puzzleNumber: 4, activeDate: '2024-01-04' },
  { puzzleNumber: 3, activeDate: '2024-01-03' },
  { puzzleNumber: 2, activeDate: '2024-01-02', result: won },
  { puzzleNumber: 1, activeDate: '2024-01-01' },
];

test.each([
  [0, 3],
  [0.49, 3],
  [0.5, 1],
  [0.999, 1],
])('chance %d picks No. %i', (chance, number) => {
  expect(pickUnplayed(puzzles, '2024-01-04', chance)).toBe(number);
});

test('a player who has finished all gets none', () => {
  const all = puzzles.map((puzzle) => ({ ...puzzle, result: won }));
  expect(pickUnplayed(all, '2024-01-05', 0)).toBeUndefined();
});
