import type { Pair } from '@bee-jinx/game';
import type { Difficulty } from './puzzle-file.ts';
import type { Simulation } from './simulation.ts';

/** What can be said of a pair at once, without simulated games. */
export interface PairFigures {
  /** Rounds that it is likely to take. */
  par: number;
  difficulty: Difficulty;
  /** Share of simulated first words that are the bee's, in percent. */
  caughtAtOnce: number;
}

/** By one ranking: a simulated game takes many of them. */
export function estimatePair(simulation: Simulation, pair: Pair, firstWord: string): PairFigures {
  const caughtAtOnce = Math.round(100 * simulation.chanceOf(firstWord, pair));
  const par = estimatePar(caughtAtOnce);
  return { par, difficulty: difficultyOf(caughtAtOnce, par), caughtAtOnce };
}

/** From the puzzles made ahead, whose games were simulated: `pair-figures.test.ts` compares. */
export function estimatePar(caughtAtOnce: number): number {
  if (caughtAtOnce >= 30) return 2;
  return caughtAtOnce >= 5 ? 3 : 4;
}

/** By how many say the bee's word at once: nearly all meet it in the end. */
export function difficultyOf(caughtAtOnce: number, par: number): Difficulty {
  if (caughtAtOnce >= 40 && par <= 3) return 'gentle';
  return caughtAtOnce < 12 || par >= 5 ? 'tricky' : 'steady';
}
