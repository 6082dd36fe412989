import type { Pair } from '@bee-jinx/game';
import { assembleBeeParts, type BeeParts } from './assemble-bee-parts.ts';
import { HintMaker } from './hint-maker.ts';
import { Inflections } from './inflections.ts';
import { Kinds } from './kinds.ts';
import { Lexicon } from './lexicon.ts';
import { readMind } from './mind.ts';
import { estimatePair } from './puzzles/pair-figures.ts';
import { Simulation, softmaxWeights, temperaments } from './puzzles/simulation.ts';
import type { Candidate } from './ranker.ts';
import { SpellingSuggester } from './spelling-suggester.ts';
import { reorderedCandidates, Trail } from './trail.ts';
import { Warmth } from './warmth.ts';
import { type WordBee, withSpellingVariants } from './word-bee.ts';

export interface Bee extends WordBee {
  /** Changes whenever the bee may answer differently. */
  readonly version: string;
  /** Words that link the pair, the likeliest first. */
  rank(pair: Pair, used: readonly string[], limit: number): string[];
}

/** They link nothing, so nobody may say them. */
const articles: ReadonlySet<string> = new Set(['a', 'an', 'the']);

/** Grows when the way of thinking or the inflections change; norms and lexicon have a fingerprint of their own. */
const engineVersion = 4;
/** Rarer words are said by next to nobody. */
const likelyWordLimit = 120;
const data = new URL('../data/', import.meta.url);

export async function loadBee(): Promise<Bee> {
  return createBee(readBeeParts());
}

export function readBeeParts(): BeeParts {
  const lexicon = new Lexicon(new URL('lexicon.txt', data));
  const mind = readMind(new URL('mind.bin', data));
  if (mind.popularity.length !== lexicon.size)
    throw new Error('data/mind.bin was made with another lexicon: npm run teach');
  return assembleBeeParts({ lexicon, inflections: new Inflections(data, lexicon), mind });
}

function createBee(parts: BeeParts): Bee {
  const { lexicon, inflections, mind, meaning, ranker, ties } = parts;
  const speller = new SpellingSuggester(lexicon, mind);
  /** Made when the first is asked for: a start should be quick. */
  let hints: HintMaker | undefined;
  let simulation: Simulation | undefined;
  const warmth = new Warmth({ ...parts, lukewarm: new URL('lukewarm.txt', data) });

  function candidates(pair: Pair, used: readonly string[], limit: number): Candidate[] {
    const trail = new Trail(pair, used, lexicon);
    const ranked = ranker.rank(pair, used, Math.max(limit, reorderedCandidates), trail.lean);
    return trail.reorder(ranked, lexicon, meaning).slice(0, limit);
  }
  const rank = (pair: Pair, used: readonly string[], limit: number) =>
    candidates(pair, used, limit).map(({ word }) => word);

  const bee: Bee = {
    version: `${engineVersion}.${mind.fingerprint}`,
    rank,
    reply: (pair, used) => rank(pair, used, 1)[0] ?? lexicon.word(0),
    knows: (word) => lexicon.knows(word) && !articles.has(word),
    suggest: (misspelt) => speller.suggest(misspelt).filter((word) => !articles.has(word)),
    sameLemma: (one, other) => inflections.areOneWord(one, other),
    warmth: (one, other) => warmth.between(one, other),
    reasonFor: (pair, word) => ties.reasonFor(pair, word),
    hint: (pair, word, step, used = []) => {
      hints ??= new HintMaker({ ...parts, warmth, kinds: new Kinds(new URL('kinds.txt', data)) });
      return hints.at(step, pair, word, used);
    },
    // By the plain ranking: people neither follow the bee nor remember the trail as it does.
    likelyWords: (pair, used) => {
      const ranked = ranker.rank(pair, used, likelyWordLimit);
      const weights = softmaxWeights(ranked, temperaments.steady.breadth);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      return ranked.map(({ word }, at) => ({ word, chance: (weights[at] as number) / total }));
    },
    judgePair: (pair) => {
      simulation ??= new Simulation(bee, parts);
      const firstWord = bee.reply(pair, pair);
      return { firstWord, ...estimatePair(simulation, pair, firstWord) };
    },
  };
  return withSpellingVariants(bee);
}
