import { Family } from './family.ts';
import { Graph } from './graph.ts';
import { Lexicon } from './lexicon.ts';
import { readNorms } from './norms.ts';
import { Ranker } from './rank.ts';
import { Thinker } from './thoughts.ts';
import { Vectors } from './vectors.ts';

export interface Bee {
  rank(pair: readonly [string, string], used: readonly string[], limit: number): string[];
  knows(word: string): boolean;
}

const data = new URL('../data/', import.meta.url);

export async function loadBee(): Promise<Bee> {
  const norms = readNorms(new URL('norms/', data));
  const lexicon = new Lexicon(new URL('lexicon.txt', data));
  const vectors = new Vectors(new URL('vectors.bin', data));
  const graph = new Graph(norms, lexicon);
  const cues = [...norms.keys()].flatMap((cue) => lexicon.lemma(cue) ?? []);
  const ranker = new Ranker(
    lexicon,
    graph,
    new Thinker(graph, lexicon, vectors, cues),
    new Family(lexicon, vectors),
  );
  return {
    rank: (pair, used, limit) => ranker.rank(pair, used, limit),
    knows: (word) => lexicon.knows(word),
  };
}
