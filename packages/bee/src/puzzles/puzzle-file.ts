import { existsSync, readFileSync, writeFileSync } from 'node:fs';

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
  /** How well the first word links both, by the editor who read it: 2 well, 1 passably. Undefined where nobody has. */
  grade?: number | undefined;
  /** Which bee it was made with. */
  beeVersion: string;
}

const dataFile = new URL('../../data/puzzles.txt', import.meta.url);

/** Written by `npm run puzzles`: a line a puzzle, and before those of one bee a line that names it. */
const beeVersionLine = /^# made with bee (?<version>\S+)$/;

export function loadPuzzles(file = dataFile): ReadonlyMap<number, Puzzle> {
  const puzzles = new Map<number, Puzzle>();
  if (!existsSync(file)) return puzzles;
  let beeVersion = '';
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const named = beeVersionLine.exec(line)?.groups?.version;
    if (named !== undefined) beeVersion = named;
    else {
      const puzzle = parsePuzzleLine(line, beeVersion);
      puzzles.set(puzzle.puzzleNumber, puzzle);
    }
  }
  return puzzles;
}

export function writePuzzles(puzzles: readonly Puzzle[], file = dataFile): void {
  const lines = puzzles.flatMap((puzzle, at) => {
    const isSameBee = puzzles[at - 1]?.beeVersion === puzzle.beeVersion;
    return isSameBee
      ? formatPuzzleLine(puzzle)
      : [`# made with bee ${puzzle.beeVersion}`, formatPuzzleLine(puzzle)];
  });
  writeFileSync(file, `${lines.join('\n')}\n`);
}

function parsePuzzleLine(line: string, beeVersion: string): Puzzle {
  const [
    number,
    word1 = '',
    word2 = '',
    firstWord = '',
    par,
    difficulty,
    caughtAtOnce,
    met,
    grade,
  ] = line.split('\t');
  return {
    puzzleNumber: Number(number),
    word1,
    word2,
    firstWord,
    par: Number(par),
    difficulty: difficulty as Difficulty,
    caughtAtOnce: Number(caughtAtOnce),
    met: Number(met),
    ...(grade !== undefined && { grade: Number(grade) }),
    beeVersion,
  };
}

export function formatPuzzleLine(puzzle: Puzzle): string {
  const { puzzleNumber, word1, word2, firstWord, par, difficulty, caughtAtOnce, met } = puzzle;
  const columns = [puzzleNumber, word1, word2, firstWord, par, difficulty, caughtAtOnce, met];
  return (puzzle.grade === undefined ? columns : [...columns, puzzle.grade]).join('\t');
}
