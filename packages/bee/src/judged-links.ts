import { readFileSync } from 'node:fs';
import type { Pair } from '@bee-jinx/game';

/** A word said to a pair and graded by readers who didn't know who had said it. */
export interface JudgedLink {
  pair: Pair;
  round: 'first' | 'later';
  /** Weights were fitted on the one half; the other was only ever looked at. */
  half: 'tuning' | 'final';
  link: string;
  saidBy: string;
  /** One of each reader: 2 links both well, 1 passable, 0 one-sided or baffling. */
  grades: readonly number[];
}

export function readJudgedLinks(file: URL): JudgedLink[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [one = '', other = '', round, half, link = '', saidBy = '', grades = ''] =
        line.split('\t');
      return {
        pair: [one, other],
        round: round as JudgedLink['round'],
        half: half as JudgedLink['half'],
        link,
        saidBy,
        grades: [...grades].map(Number),
      };
    });
}
