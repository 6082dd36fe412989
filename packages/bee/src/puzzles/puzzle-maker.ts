import type { Pair } from '@bee-jinx/game';
import type { Bee, BeeParts } from '../bee.ts';
import { seededChance } from './chance.ts';
import type { Difficulty, Puzzle } from './puzzle-file.ts';
import { puzzleWords, unfitFirstWords } from './puzzle-words.ts';
import { Simulation, temperaments } from './simulation.ts';

/** What a good puzzle is. */
export const gates = {
  /** Two words that have little to do with each other. */
  warmth: { least: 8, most: 40 },
  /** The bee's first word belongs to both of them. */
  link: { least: 45, most: 99 },
  /** Neither hopeless nor obvious, in percent. */
  caughtAtOnce: { least: 15, most: 60 },
  met: { least: 60, most: 95 },
  daysWithoutRepeat: 180,
  /** The bee's first words are not to be guessed from last week's either. */
  daysWithoutSameAnswer: 30,
};
const gamesEach = 6;
const mostTries = 4000;

/** The puzzles that stand before and, where one is replaced, after a puzzle, in their order. */
interface Around {
  before: readonly Puzzle[];
  after?: readonly Puzzle[];
}

/** The same for both orders: whoever played one would win the other at once. */
export const pairKey = (pair: Pair): string => [...pair].sort().join(' ');

function takenBy({ before, after = [] }: Around) {
  const near = (days: number) => [...before.slice(-days), ...after.slice(0, days)];
  return {
    words: new Set(near(gates.daysWithoutRepeat).flatMap(({ word1, word2 }) => [word1, word2])),
    answers: new Set(near(gates.daysWithoutSameAnswer).map(({ firstWord }) => firstWord)),
    pairs: new Set([...before, ...after].map(({ word1, word2 }) => pairKey([word1, word2]))),
  };
}

type Between = { least: number; most: number };
const isBetween = (value: number, { least, most }: Between) => value >= least && value <= most;

export class PuzzleMaker {
  readonly #bee: Bee;
  readonly #simulation: Simulation;
  readonly #words: readonly string[];

  constructor(bee: Bee, parts: BeeParts) {
    this.#bee = bee;
    this.#simulation = new Simulation(bee, parts);
    this.#words = puzzleWords();
  }

  /** The puzzle of a number: the same for the same seed and the same puzzles around it. */
  make(puzzleNumber: number, around: Around, seed: number): Puzzle {
    const taken = takenBy(around);
    const chance = seededChance(Math.imul(seed, 1_000_003) + puzzleNumber);
    const fresh = this.#words.filter((word) => !taken.words.has(word));
    const draw = () => fresh[Math.floor(chance() * fresh.length)] as string;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const pair: Pair = [draw(), draw()];
      if (taken.pairs.has(pairKey(pair))) continue;
      if (taken.answers.has(this.#bee.reply(pair, pair))) continue;
      const puzzle = this.judge(puzzleNumber, pair);
      if (puzzle) return puzzle;
    }
    throw new Error(`No pair for puzzle ${puzzleNumber} passes the gates`);
  }

  /** A puzzle as the bee sees it today, or undefined where it no longer passes the gates in its place. */
  renew({ puzzleNumber, word1, word2 }: Puzzle, before: readonly Puzzle[]): Puzzle | undefined {
    const taken = takenBy({ before });
    const pair: Pair = [word1, word2];
    const areMeant = pair.every((word) => this.#words.includes(word) && !taken.words.has(word));
    if (!areMeant || taken.pairs.has(pairKey(pair))) return;
    const puzzle = this.judge(puzzleNumber, pair);
    return puzzle && !taken.answers.has(puzzle.firstWord) ? puzzle : undefined;
  }

  /** The pair as a puzzle, or undefined when it fails a gate. */
  judge(puzzleNumber: number, pair: Pair): Puzzle | undefined {
    const [word1, word2] = pair;
    if (word1 === word2 || !isBetween(this.#bee.warmth(word1, word2), gates.warmth)) return;
    const firstWord = this.#bee.reply(pair, pair);
    if (unfitFirstWords.has(firstWord)) return;
    if (!pair.every((word) => isBetween(this.#bee.warmth(firstWord, word), gates.link))) return;
    const caughtAtOnce = Math.round(100 * this.#simulation.chanceOf(firstWord, pair));
    if (!isBetween(caughtAtOnce, gates.caughtAtOnce)) return;
    const { met, par } = this.#playOut(puzzleNumber, pair);
    if (!isBetween(met, gates.met)) return;
    return {
      puzzleNumber,
      word1,
      word2,
      firstWord,
      par,
      difficulty: difficultyOf(met, par),
      caughtAtOnce,
      met,
      beeVersion: this.#bee.version,
    };
  }

  #playOut(puzzleNumber: number, pair: Pair): { met: number; par: number } {
    const chance = seededChance(puzzleNumber);
    const rounds = Object.values(temperaments).flatMap((temperament) =>
      Array.from({ length: gamesEach }, () => this.#simulation.play(pair, temperament, chance)),
    );
    const won = rounds.filter((round) => round !== undefined).sort((a, b) => a - b);
    return {
      met: Math.round((100 * won.length) / rounds.length),
      par: Math.max(2, won[won.length >> 1] ?? 0),
    };
  }
}

function difficultyOf(met: number, par: number): Difficulty {
  if (met >= 88 && par <= 3) return 'gentle';
  return met < 78 || par >= 6 ? 'tricky' : 'steady';
}
