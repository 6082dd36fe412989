import { readFileSync } from 'node:fs';
import type { Pair } from '@bee-jinx/game';

/** What an editor decided on reading a coming puzzle: the word that the bee opens with, and how well it links both. */
export interface EditedPuzzle {
  pair: Pair;
  firstWord: string;
  grade: number;
}

/** By puzzle number. A line: number, both words, first word, grade. */
export function readEditedPuzzles(): ReadonlyMap<number, EditedPuzzle> {
  return new Map(
    linesOf('edited-puzzles.txt').map((line) => {
      const [number, word1 = '', word2 = '', firstWord = '', grade] = line.split('\t');
      return [Number(number), { pair: [word1, word2], firstWord, grade: Number(grade) }];
    }),
  );
}

/** Pairs that an editor has refused, as `pairKey` writes them. */
export const readRejectedPairs = (): string[] => linesOf('rejected-pairs.txt');

function linesOf(name: string): string[] {
  return readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
}
