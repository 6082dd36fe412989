import { expect, test } from 'vitest';
import { estimatePar } from './pair-figures.ts';
import { loadPuzzles } from './puzzle-file.ts';

test('the estimated par is within one round of the simulated one for 85 puzzles of 100', () => {
  const puzzles = [...loadPuzzles().values()];
  const near = puzzles.filter(
    ({ par, caughtAtOnce }) => Math.abs(estimatePar(caughtAtOnce) - par) <= 1,
  );
  expect(near.length / puzzles.length).toBeGreaterThan(0.85);
});
