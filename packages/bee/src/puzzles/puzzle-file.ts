import { existsSync, readFileSync } from 'node:fs';

export const difficulties = ['gentle', 'steady', 'tricky'] as const;
export type Difficulty = (typeof difficulties)[number];

export interface Puzzle {
  puzzleNumber: number;
  word1: string;
  word2: string;
  /** The bee's word for round 1. */
  firstWord: string;
  /** Rounds that half of those who meet the bee need. */
  par: number;
  difficulty: Difficulty;
  /** Share of simulated first words that are the bee's, in percent. */
  caughtAtOnce: number;
  /** Share of simulated games that meet the bee within 15 rounds, in percent. */
  met: number;
}

const file = new URL('../../data/puzzles.txt', import.meta.url);

/** The puzzles made ahead, by number. Written by `npm run puzzles`. */
export function loadPuzzles(): ReadonlyMap<number, Puzzle> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  return new Map(lines.map(readPuzzle).map((puzzle) => [puzzle.puzzleNumber, puzzle]));
}

function readPuzzle(line: string): Puzzle {
  const [number, word1 = '', word2 = '', firstWord = '', par, difficulty, caughtAtOnce, met] =
    line.split('\t');
  return {
    puzzleNumber: Number(number),
    word1,
    word2,
    firstWord,
    par: Number(par),
    difficulty: difficulty as Difficulty,
    caughtAtOnce: Number(caughtAtOnce),
    met: Number(met),
  };
}

export function puzzleLine(puzzle: Puzzle): string {
  const { puzzleNumber, word1, word2, firstWord, par, difficulty, caughtAtOnce, met } = puzzle;
  return [puzzleNumber, word1, word2, firstWord, par, difficulty, caughtAtOnce, met].join('\t');
}
