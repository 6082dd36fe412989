import type { Family } from './family.ts';
import type { Inflections } from './inflections.ts';
import type { Lexicon } from './lexicon.ts';
import type { Mind } from './mind.ts';
import { nthLargest } from './nth-largest.ts';
import { plain } from './plain.ts';
import type { Thinker, Thoughts } from './thoughts.ts';
import { unsaid } from './unsaid.ts';
import type { Vectors } from './vectors.ts';

/**
 * How likely people say a word to a pair, as a sum. The weights were fitted to what people say (a conditional
 * logit, cross-validated); see docs/decisions.
 */
const weights = {
  /** What either word brings to mind. */
  thoughts: 0.54,
  /** How near it stands to both, and once more to the one it is farther from. */
  meaning: 4.5,
  weakerMeaning: 4,
  /** People say common and short words, and words that many things lead to. */
  rarity: -0.6,
  length: -0.22,
  popularity: 0.5,
  /** A plain word that either side hardly brings to mind links nothing. */
  emptiness: -0.6,
};
const rankFloor = 150;
/** Beyond this many lines a word gains nothing: an empty hub shouldn't win a remote pair by its size. */
const hub = 40;
/** Below this (as a logarithm) a word is hardly brought to mind. */
const faint = -5;
/** As many as are worth looking at closely. */
const shortlist = 300;
/** Finer than any difference that matters, coarser than any rounding that could differ. */
const grain = 1e6;

export interface Candidate {
  word: string;
  /** Larger is likelier; people say a word with a chance that grows as e to this, over `breadth`. */
  score: number;
}

interface Scored {
  lemma: number;
  score: number;
}
const bestFirst = (one: Scored, other: Scored) =>
  other.score - one.score || one.lemma - other.lemma;

export class Ranker {
  readonly #lexicon: Lexicon;
  readonly #inflections: Inflections;
  readonly #mind: Mind;
  readonly #thinker: Thinker;
  readonly #meaning: Vectors;
  readonly #family: Family;
  readonly #lemmas: Int32Array;
  readonly #scores: Float64Array;
  /** What is the same for every pair: how readily a word is said at all. */
  readonly #readiness: Float64Array;
  readonly #isPlain: Uint8Array;
  /** What the bee keeps to itself it keeps in every form. */
  readonly #unsaid: ReadonlySet<number>;

  constructor(parts: {
    lexicon: Lexicon;
    inflections: Inflections;
    mind: Mind;
    thinker: Thinker;
    meaning: Vectors;
    family: Family;
  }) {
    this.#lexicon = parts.lexicon;
    this.#inflections = parts.inflections;
    this.#unsaid = new Set([...unsaid].flatMap((word) => parts.inflections.baseOf(word) ?? []));
    this.#mind = parts.mind;
    this.#thinker = parts.thinker;
    this.#meaning = parts.meaning;
    this.#family = parts.family;
    this.#lemmas = new Int32Array(parts.lexicon.size);
    this.#scores = new Float64Array(parts.lexicon.size);
    this.#readiness = Float64Array.from({ length: parts.lexicon.size }, (_, lemma) =>
      this.#readinessOf(lemma),
    );
    this.#isPlain = Uint8Array.from({ length: parts.lexicon.size }, (_, lemma) =>
      plain.has(parts.lexicon.word(lemma)) ? 1 : 0,
    );
  }

  /**
   * The words that link the pair, the likeliest first. `lean` is 0 for a word that is fair to both, towards 1 for one
   * that follows the first word of the pair, towards -1 for the second.
   */
  rank(
    pair: readonly [string, string],
    used: readonly string[],
    limit: number,
    lean = 0,
  ): Candidate[] {
    const [a, b] = pair.map((word) => this.#lexicon.lemma(word));
    const scored = this.#shortlist(this.#thinker.think(a), this.#thinker.think(b), lean);
    for (const candidate of scored) {
      const nearness = this.#nearness(candidate.lemma, a, b, lean);
      candidate.score = Math.round((candidate.score + nearness) * grain) / grain;
    }
    scored.sort(bestFirst);
    return this.#firstAllowed(scored, [...pair, ...used], limit);
  }

  #shortlist(first: Thoughts, second: Thoughts, lean: number): Scored[] {
    const lemmas = this.#lemmas;
    const scores = this.#scores;
    let count = 0;
    const consider = (lemma: number) => {
      lemmas[count] = lemma;
      scores[count] = this.#thoughtOf(lemma, first, second, lean);
      count += 1;
    };
    for (const lemma of first.reached) consider(lemma);
    for (const lemma of second.reached) {
      if (!first.reaches(lemma)) consider(lemma);
    }
    const least = nthLargest(scores.subarray(0, count), shortlist);
    const scored: Scored[] = [];
    for (let at = 0; at < count; at += 1) {
      const score = scores[at] as number;
      if (score >= least) scored.push({ lemma: lemmas[at] as number, score });
    }
    return scored;
  }

  #thoughtOf(lemma: number, first: Thoughts, second: Thoughts, lean: number): number {
    const one = first.logarithmOf(lemma);
    const other = second.logarithmOf(lemma);
    const emptiness = this.#isPlain[lemma] ? Math.max(0, faint - Math.min(one, other)) : 0;
    return (
      weights.thoughts * ((1 + lean) * one + (1 - lean) * other) +
      weights.emptiness * emptiness +
      (this.#readiness[lemma] as number)
    );
  }

  #readinessOf(lemma: number): number {
    return (
      weights.rarity * Math.log10(this.#lexicon.rank(lemma) + rankFloor) +
      weights.length * this.#lexicon.word(lemma).length +
      weights.popularity * Math.log(1 + Math.min(hub, this.#mind.popularity[lemma] as number))
    );
  }

  #nearness(lemma: number, a: number | undefined, b: number | undefined, lean: number): number {
    const one = a === undefined ? 0 : this.#meaning.cosine(lemma, a);
    const other = b === undefined ? 0 : this.#meaning.cosine(lemma, b);
    return (
      weights.meaning * ((1 + lean) * one + (1 - lean) * other) +
      weights.weakerMeaning * Math.min(one, other)
    );
  }

  #firstAllowed(scored: Scored[], taken: string[], limit: number): Candidate[] {
    const allowed: Candidate[] = [];
    const isTaken = this.#family.kinOf(taken);
    for (const { lemma, score } of scored) {
      if (allowed.length >= limit) break;
      const word = this.#lexicon.word(lemma);
      const isSayable =
        word.length > 1 && !this.#unsaid.has(this.#inflections.baseOf(word) as number);
      if (isSayable && !isTaken(word)) allowed.push({ word, score });
    }
    return allowed;
  }
}
