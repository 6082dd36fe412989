import { Family } from './family.ts';
import { Lexicon } from './lexicon.ts';
import { readMind } from './mind.ts';
import { Ranker } from './rank.ts';
import { Thinker } from './thoughts.ts';
import { Vectors } from './vectors.ts';

export interface Bee {
  rank(pair: readonly [string, string], used: readonly string[], limit: number): string[];
  knows(word: string): boolean;
}

const data = new URL('../data/', import.meta.url);

export async function loadBee(): Promise<Bee> {
  const lexicon = new Lexicon(new URL('lexicon.txt', data));
  const mind = readMind(new URL('mind.bin', data));
  const meaning = new Vectors(mind.meanings);
  const family = new Family(lexicon, meaning);
  const thinker = new Thinker(mind);
  const ranker = new Ranker({ lexicon, mind, thinker, meaning, family });
  return {
    rank: (pair, used, limit) => ranker.rank(pair, used, limit),
    knows: (word) => lexicon.knows(word),
  };
}
