import type { Family } from './family.ts';
import type { Lexicon } from './lexicon.ts';
import type { Mind } from './mind.ts';
import { nthLargest } from './nth-largest.ts';
import { type Thinker, Thoughts } from './thoughts.ts';
import type { Vectors } from './vectors.ts';

/**
 * How likely people say a word to a pair, as a sum. The weights were fitted to what people say (a conditional
 * logit, cross-validated); see docs/decisions.
 */
const weights = {
  /** What either word brings to mind, and once more what the weaker side does. */
  thoughts: 0.73,
  weakerThought: 0.31,
  /** How near it stands to both, and once more to the one it is farther from. */
  meaning: 6.72,
  weakerMeaning: 2.58,
  /** People say common and short words, and words that many things lead to. */
  rarity: -0.57,
  length: -0.16,
  popularity: 0.54,
};
const unthought = 1.2e-3;
const rankFloor = 150;
/** As many as are worth looking at closely. */
const shortlist = 300;
/** Finer than any difference that matters, coarser than any rounding that could differ. */
const grain = 1e6;

interface Candidate {
  lemma: number;
  score: number;
}
const bestFirst = (one: Candidate, other: Candidate) =>
  other.score - one.score || one.lemma - other.lemma;

export class Ranker {
  readonly #lexicon: Lexicon;
  readonly #mind: Mind;
  readonly #thinker: Thinker;
  readonly #meaning: Vectors;
  readonly #family: Family;
  readonly #first: Thoughts;
  readonly #second: Thoughts;
  readonly #lemmas: Int32Array;
  readonly #scores: Float64Array;
  /** What is the same for every pair: how readily a word is said at all. */
  readonly #readiness: Float64Array;

  constructor(parts: {
    lexicon: Lexicon;
    mind: Mind;
    thinker: Thinker;
    meaning: Vectors;
    family: Family;
  }) {
    this.#lexicon = parts.lexicon;
    this.#mind = parts.mind;
    this.#thinker = parts.thinker;
    this.#meaning = parts.meaning;
    this.#family = parts.family;
    this.#first = new Thoughts(parts.lexicon.size);
    this.#second = new Thoughts(parts.lexicon.size);
    this.#lemmas = new Int32Array(parts.lexicon.size);
    this.#scores = new Float64Array(parts.lexicon.size);
    this.#readiness = Float64Array.from({ length: parts.lexicon.size }, (_, lemma) =>
      this.#readinessOf(lemma),
    );
  }

  /** The words that link the pair, the likeliest first. The order of the pair doesn't matter. */
  rank(pair: readonly [string, string], used: readonly string[], limit: number): string[] {
    const [a, b] = pair.map((word) => this.#lexicon.lemma(word));
    this.#think(a, this.#first);
    this.#think(b, this.#second);
    const scored = this.#shortlist();
    for (const candidate of scored) {
      const nearness = this.#nearness(candidate.lemma, a, b);
      candidate.score = Math.round((candidate.score + nearness) * grain);
    }
    scored.sort(bestFirst);
    return this.#firstAllowed(scored, [...pair, ...used], limit);
  }

  #think(lemma: number | undefined, thoughts: Thoughts): void {
    if (lemma === undefined) thoughts.clear();
    else this.#thinker.think(lemma, thoughts);
  }

  #shortlist(): Candidate[] {
    const lemmas = this.#lemmas;
    const scores = this.#scores;
    let count = 0;
    const consider = (lemma: number) => {
      lemmas[count] = lemma;
      scores[count] = this.#thoughtOf(lemma);
      count += 1;
    };
    for (const lemma of this.#first.reached) consider(lemma);
    for (const lemma of this.#second.reached) {
      if (this.#first.strengths[lemma] === 0) consider(lemma);
    }
    const least = nthLargest(scores.subarray(0, count), shortlist);
    const scored: Candidate[] = [];
    for (let at = 0; at < count; at += 1) {
      const score = scores[at] as number;
      if (score >= least) scored.push({ lemma: lemmas[at] as number, score });
    }
    return scored;
  }

  #thoughtOf(lemma: number): number {
    const one = Math.log(this.#first.of(lemma) + unthought);
    const other = Math.log(this.#second.of(lemma) + unthought);
    return (
      weights.thoughts * (one + other) +
      weights.weakerThought * Math.min(one, other) +
      (this.#readiness[lemma] as number)
    );
  }

  #readinessOf(lemma: number): number {
    return (
      weights.rarity * Math.log10(this.#lexicon.rank(lemma) + rankFloor) +
      weights.length * this.#lexicon.word(lemma).length +
      weights.popularity * Math.log(1 + (this.#mind.popularity[lemma] as number))
    );
  }

  #nearness(lemma: number, a: number | undefined, b: number | undefined): number {
    const one = a === undefined ? 0 : this.#meaning.cosine(lemma, a);
    const other = b === undefined ? 0 : this.#meaning.cosine(lemma, b);
    return weights.meaning * (one + other) + weights.weakerMeaning * Math.min(one, other);
  }

  #firstAllowed(scored: Candidate[], taken: string[], limit: number): string[] {
    const words: string[] = [];
    for (const { lemma } of scored) {
      if (words.length >= limit) break;
      const word = this.#lexicon.word(lemma);
      if (word.length > 1 && !taken.some((said) => this.#family.areKin(said, word)))
        words.push(word);
    }
    return words;
  }
}
