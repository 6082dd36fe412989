import type { Pair } from '@bee-jinx/game';

type Drafts = (puzzleNumber: number) => { word1: string; word2: string } | undefined;

/** The pairs of the first puzzles ever. */
export function firstPairs(drafts: Drafts, count: number): Pair[] {
  return Array.from({ length: count }, (_, index) => drafts(index + 1))
    .filter((draft) => draft !== undefined)
    .map(({ word1, word2 }) => [word1, word2]);
}
