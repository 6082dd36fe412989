import { Associator } from './associations.ts';
import { Family } from './family.ts';
import type { Inflections } from './inflections.ts';
import type { Lexicon } from './lexicon.ts';
import type { Mind } from './mind.ts';
import { Ranker } from './ranker.ts';
import { Ties } from './ties.ts';
import { Vectors } from './vectors.ts';

export type BeeParts = ReturnType<typeof assembleBeeParts>;

/** What the bee thinks with, made from the data that it has read. */
export function assembleBeeParts(read: { lexicon: Lexicon; inflections: Inflections; mind: Mind }) {
  const { lexicon, inflections, mind } = read;
  const meaning = new Vectors(mind.meanings);
  const family = new Family(lexicon, meaning, inflections);
  const associator = new Associator(mind);
  const ties = new Ties(lexicon, inflections, mind);
  const ranker = new Ranker({ lexicon, inflections, mind, associator, meaning, family, ties });
  return { lexicon, inflections, mind, meaning, family, associator, ranker, ties };
}
