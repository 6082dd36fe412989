import type { Pair } from '@bee-jinx/game';
import type { Difficulty } from './puzzle-file.ts';
import { seededRandom } from './seeded-random.ts';
import { type Simulation, temperaments } from './simulation.ts';

/** What simulated players make of a pair. */
export interface PairFigures {
  /** Rounds that half of those who meet the bee need. */
  par: number;
  difficulty: Difficulty;
  /** Share of simulated first words that are the bee's, in percent. */
  caughtAtOnce: number;
  /** Share of simulated games that meet the bee within 15 rounds, in percent. */
  met: number;
}

/** The same for the same seed. */
export function simulatePair(
  simulation: Simulation,
  pair: Pair,
  firstWord: string,
  { seed, gamesPerTemperament }: { seed: number; gamesPerTemperament: number },
): PairFigures {
  const random = seededRandom(seed);
  const rounds = Object.values(temperaments).flatMap((temperament) =>
    Array.from({ length: gamesPerTemperament }, () =>
      simulation.play(pair, temperament, random, firstWord),
    ),
  );
  const won = rounds.filter((round) => round !== undefined).sort((a, b) => a - b);
  const par = Math.max(2, won[won.length >> 1] ?? 0);
  const caughtAtOnce = Math.round(100 * simulation.chanceOf(firstWord, pair));
  return {
    par,
    difficulty: difficultyOf(caughtAtOnce, par),
    caughtAtOnce,
    met: Math.round((100 * won.length) / rounds.length),
  };
}

/** By how many say the bee's word at once: nearly all meet it in the end. */
function difficultyOf(caughtAtOnce: number, par: number): Difficulty {
  if (caughtAtOnce >= 40 && par <= 3) return 'gentle';
  return caughtAtOnce < 12 || par >= 5 ? 'tricky' : 'steady';
}
