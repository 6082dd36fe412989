import { type Pair, pairKey } from '@bee-jinx/game';
import type { BeeParts } from '../assemble-bee-parts.ts';
import type { Bee } from '../bee.ts';
import { type EditedPuzzle, readRejectedPairs } from './edited-puzzles.ts';
import { difficultyOf } from './pair-figures.ts';
import type { Puzzle } from './puzzle-file.ts';
import { readPuzzleWords, unfitFirstWords } from './puzzle-words.ts';
import { seededRandom } from './seeded-random.ts';
import { Simulation, temperaments } from './simulation.ts';

/** What a good puzzle is. */
export const qualityGates = {
  /** Two words that have little to do with each other. */
  warmth: { min: 8, max: 40 },
  /** The bee's first word belongs to both of them. */
  link: { min: 45, max: 99 },
  /** Neither hopeless nor obvious, in percent. */
  caughtAtOnce: { min: 15, max: 75 },
  met: { min: 60, max: 100 },
  daysWithoutRepeat: 180,
  /** The bee's first words are not to be guessed from last week's either. */
  daysWithoutSameAnswer: 30,
};
const rejectedPairs = readRejectedPairs();
const gamesPerTemperament = 6;
const maxAttempts = 4000;

/** The puzzles that stand before and, where one is replaced, after a puzzle, in their order. */
interface NeighbouringPuzzles {
  before: readonly Puzzle[];
  after?: readonly Puzzle[];
}

function collectTaken({ before, after = [] }: NeighbouringPuzzles) {
  const near = (days: number) => [...before.slice(-days), ...after.slice(0, days)];
  return {
    words: new Set(
      near(qualityGates.daysWithoutRepeat).flatMap(({ word1, word2 }) => [word1, word2]),
    ),
    answers: new Set(near(qualityGates.daysWithoutSameAnswer).map(({ firstWord }) => firstWord)),
    pairs: new Set([
      ...rejectedPairs,
      ...[...before, ...after].map(({ word1, word2 }) => pairKey([word1, word2])),
    ]),
  };
}

type Range = { min: number; max: number };
const isInRange = (value: number, { min, max }: Range) => value >= min && value <= max;

export class PuzzleMaker {
  readonly #bee: Bee;
  readonly #simulation: Simulation;
  readonly #words: readonly string[];

  constructor(bee: Bee, parts: BeeParts) {
    this.#bee = bee;
    this.#simulation = new Simulation(bee, parts);
    this.#words = readPuzzleWords();
  }

  /** The puzzle of a number: the same for the same seed and the same puzzles around it. */
  make(puzzleNumber: number, neighbours: NeighbouringPuzzles, seed: number): Puzzle {
    const taken = collectTaken(neighbours);
    const random = seededRandom(Math.imul(seed, 1_000_003) + puzzleNumber);
    const fresh = this.#words.filter((word) => !taken.words.has(word));
    const draw = () => fresh[Math.floor(random() * fresh.length)] as string;
    for (let tries = 0; tries < maxAttempts; tries += 1) {
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
    const taken = collectTaken({ before });
    const pair: Pair = [word1, word2];
    const areUsable = pair.every((word) => this.#words.includes(word) && !taken.words.has(word));
    if (!areUsable || taken.pairs.has(pairKey(pair))) return;
    const puzzle = this.judge(puzzleNumber, pair);
    return puzzle && !taken.answers.has(puzzle.firstWord) ? puzzle : undefined;
  }

  /** The puzzle as its editor left it, with figures of its own. It need not pass the gates: somebody has read it. */
  edited(puzzleNumber: number, { pair, firstWord, grade }: EditedPuzzle): Puzzle {
    return { ...this.#figures(puzzleNumber, pair, firstWord), grade };
  }

  /** The pair as a puzzle, or undefined when it fails a gate. */
  judge(puzzleNumber: number, pair: Pair): Puzzle | undefined {
    const [word1, word2] = pair;
    if (word1 === word2 || !isInRange(this.#bee.warmth(word1, word2), qualityGates.warmth)) return;
    const firstWord = this.#bee.reply(pair, pair);
    if (unfitFirstWords.has(firstWord)) return;
    if (!pair.every((word) => isInRange(this.#bee.warmth(firstWord, word), qualityGates.link)))
      return;
    const puzzle = this.#figures(puzzleNumber, pair, firstWord);
    if (!isInRange(puzzle.caughtAtOnce, qualityGates.caughtAtOnce)) return;
    return isInRange(puzzle.met, qualityGates.met) ? puzzle : undefined;
  }

  #figures(puzzleNumber: number, pair: Pair, firstWord: string): Puzzle {
    const { met, par } = this.#playOut(puzzleNumber, pair, firstWord);
    const caughtAtOnce = Math.round(100 * this.#simulation.chanceOf(firstWord, pair));
    return {
      puzzleNumber,
      word1: pair[0],
      word2: pair[1],
      firstWord,
      par,
      difficulty: difficultyOf(caughtAtOnce, par),
      caughtAtOnce,
      met,
      beeVersion: this.#bee.version,
    };
  }

  #playOut(puzzleNumber: number, pair: Pair, firstWord: string): { met: number; par: number } {
    const random = seededRandom(puzzleNumber);
    const rounds = Object.values(temperaments).flatMap((temperament) =>
      Array.from({ length: gamesPerTemperament }, () =>
        this.#simulation.play(pair, temperament, random, firstWord),
      ),
    );
    const won = rounds.filter((round) => round !== undefined).sort((a, b) => a - b);
    return {
      met: Math.round((100 * won.length) / rounds.length),
      par: Math.max(2, won[won.length >> 1] ?? 0),
    };
  }
}
