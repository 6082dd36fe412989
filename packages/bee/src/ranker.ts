import { type Associations, type Associator, LOG_FLOOR } from './associations.ts';
import type { Family } from './family.ts';
import { genericWords } from './generic-words.ts';
import type { Inflections } from './inflections.ts';
import type { Lexicon } from './lexicon.ts';
import type { Mind } from './mind.ts';
import { nthLargest } from './nth-largest.ts';
import { earlinessByPosition, type Ties } from './ties.ts';
import type { Vectors } from './vectors.ts';
import { wordsBeeNeverSays } from './words-bee-never-says.ts';

/** How likely a word is said to a pair, as a sum. For each word of the pair: */
interface Weights {
  /** how early the word stands in its line of ties, and it in the word's own line; */
  tie: number;
  tieBack: number;
  /** a tie at all, however late in the line; */
  tied: number;
  /** how strongly it brings the word to mind, and how near the word stands to it. */
  thoughts: number;
  meaning: number;
  /** All of that once more for the side to which the word is tied less: a link is as good as its weaker side. */
  weakerSide: number;
  /** Tied to both, it wins over most that are tied to one. */
  bothTied: number;
  /** A plain word links nothing unless both ties can be said aloud. */
  untiedPlain: number;
  /** How readily a word is said at all. */
  rarity: number;
  length: number;
  popularity: number;
}
/**
 * Where both words have a line of ties, it is they that count: fitted to what a thoughtful player said to 300 pairs.
 * Elsewhere it is what people think of: fitted to what people said. See docs/decisions/008.
 */
const tieWeights: Weights = {
  tie: 1.02,
  tieBack: 1.2,
  tied: 0.92,
  thoughts: 0.23,
  meaning: 3.78,
  weakerSide: 0.91,
  bothTied: 3,
  untiedPlain: -1.5,
  rarity: 0.01,
  length: -0.108,
  popularity: -0.073,
};
const associationWeights: Weights = {
  tie: 0.5,
  tieBack: 0.16,
  tied: 0.8,
  thoughts: 0.23,
  meaning: 4.39,
  weakerSide: 0.94,
  bothTied: 0.5,
  untiedPlain: 0,
  rarity: -1.11,
  length: -0.2,
  popularity: 0.48,
};
const rankOffset = 150;
/** Beyond this many lines a word gains nothing: an empty hub shouldn't win a remote pair by its size. */
const maxPopularity = 40;
/** As many as are worth looking at closely. */
const shortlistSize = 300;
/** Finer than any difference that matters, coarser than any rounding that could differ. */
const scorePrecision = 1e6;

export interface Candidate {
  word: string;
  /** Larger is likelier; people say a word with a chance that grows as e to this, over `breadth`. */
  score: number;
}

interface ScoredLemma {
  lemma: number;
  score: number;
}
const byScoreDescending = (one: ScoredLemma, other: ScoredLemma) =>
  other.score - one.score || one.lemma - other.lemma;

export class Ranker {
  readonly #lexicon: Lexicon;
  readonly #inflections: Inflections;
  readonly #mind: Mind;
  readonly #associator: Associator;
  readonly #meaning: Vectors;
  readonly #family: Family;
  readonly #ties: Ties;
  readonly #lemmas: Int32Array;
  readonly #scores: Float64Array;
  readonly #toFirst: PairSide;
  readonly #toSecond: PairSide;
  /** What is the same for every pair: how readily each lemma is said at all. */
  readonly #readinessBy: ReadonlyMap<Weights, Float64Array>;
  #readiness: Float64Array;
  readonly #isPlain: Uint8Array;
  /** What the bee keeps to itself it keeps in every form. */
  readonly #unsaid: ReadonlySet<number>;

  constructor(parts: {
    lexicon: Lexicon;
    inflections: Inflections;
    mind: Mind;
    associator: Associator;
    meaning: Vectors;
    family: Family;
    ties: Ties;
  }) {
    this.#lexicon = parts.lexicon;
    this.#inflections = parts.inflections;
    this.#unsaid = new Set(
      [...wordsBeeNeverSays].flatMap((word) => parts.inflections.baseOf(word) ?? []),
    );
    this.#mind = parts.mind;
    this.#associator = parts.associator;
    this.#meaning = parts.meaning;
    this.#family = parts.family;
    this.#ties = parts.ties;
    this.#toFirst = new PairSide(parts.lexicon.size);
    this.#toSecond = new PairSide(parts.lexicon.size);
    this.#lemmas = new Int32Array(parts.lexicon.size);
    this.#scores = new Float64Array(parts.lexicon.size);
    this.#readinessBy = new Map(
      [tieWeights, associationWeights].map((weights) => [
        weights,
        Float64Array.from({ length: parts.lexicon.size }, (_, lemma) =>
          this.#readinessOf(lemma, weights),
        ),
      ]),
    );
    this.#readiness = new Float64Array();
    this.#isPlain = Uint8Array.from({ length: parts.lexicon.size }, (_, lemma) =>
      genericWords.has(parts.lexicon.word(lemma)) ? 1 : 0,
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
    const bases = pair.map((word) => this.#inflections.baseOf(word));
    const bothHaveTieLines = bases.every((base) => base !== undefined && this.#ties.hasLine(base));
    const weights = bothHaveTieLines ? tieWeights : associationWeights;
    this.#toFirst.load(this.#ties, bases[0], this.#associator.think(a), weights);
    this.#toSecond.load(this.#ties, bases[1], this.#associator.think(b), weights);
    this.#readiness = this.#readinessBy.get(weights) as Float64Array;
    const scored = this.#shortlist(weights, lean);
    for (const candidate of scored) {
      const { lemma } = candidate;
      const score = this.#score(
        lemma,
        weights,
        lean,
        this.#nearness(lemma, a),
        this.#nearness(lemma, b),
      );
      candidate.score = Math.round(score * scorePrecision) / scorePrecision;
    }
    scored.sort(byScoreDescending);
    return this.#firstAllowed(scored, [...pair, ...used], limit);
  }

  #shortlist(weights: Weights, lean: number): ScoredLemma[] {
    const lemmas = this.#candidates();
    const scores = this.#scores;
    for (let at = 0; at < lemmas.length; at += 1)
      scores[at] = this.#score(lemmas[at] as number, weights, lean, 0, 0);
    const cutoffScore = nthLargest(scores.subarray(0, lemmas.length), shortlistSize);
    const scored: ScoredLemma[] = [];
    for (let at = 0; at < lemmas.length; at += 1) {
      const score = scores[at] as number;
      if (score >= cutoffScore) scored.push({ lemma: lemmas[at] as number, score });
    }
    return scored;
  }

  /** Whatever either word brings to mind or is tied to, each once. */
  #candidates(): Int32Array {
    const lemmas = this.#lemmas;
    let count = 0;
    const add = (lemma: number) => {
      lemmas[count] = lemma;
      count += 1;
    };
    const [first, second] = [this.#toFirst, this.#toSecond];
    for (const lemma of first.reached) add(lemma);
    for (const lemma of second.reached) if (!first.reaches(lemma)) add(lemma);
    const isNew = (base: number) => !first.reaches(base) && !second.reaches(base);
    for (const base of first.tied) if (isNew(base)) add(base);
    for (const base of second.tied) if (isNew(base) && first.tieTo(base) === 0) add(base);
    return lemmas.subarray(0, count);
  }

  /** The sum, with how near the lemma stands to the first and to the second word of the pair. */
  #score(
    lemma: number,
    weights: Weights,
    lean: number,
    nearFirst: number,
    nearSecond: number,
  ): number {
    const base = this.#inflections.baseOfLemma(lemma);
    const tieToFirst = this.#toFirst.tieTo(base);
    const tieToSecond = this.#toSecond.tieTo(base);
    const first =
      tieToFirst + weights.thoughts * this.#toFirst.thoughtOf(lemma) + weights.meaning * nearFirst;
    const second =
      tieToSecond +
      weights.thoughts * this.#toSecond.thoughtOf(lemma) +
      weights.meaning * nearSecond;
    const isTiedToBoth = tieToFirst > 0 && tieToSecond > 0;
    return (
      (1 + lean) * first +
      (1 - lean) * second +
      weights.weakerSide * Math.min(first, second) +
      (isTiedToBoth ? weights.bothTied : this.#isPlain[lemma] ? weights.untiedPlain : 0) +
      (this.#readiness[lemma] as number)
    );
  }

  #readinessOf(lemma: number, weights: Weights): number {
    return (
      weights.rarity * Math.log10(this.#lexicon.rank(lemma) + rankOffset) +
      weights.length * this.#lexicon.word(lemma).length +
      weights.popularity *
        Math.log(1 + Math.min(maxPopularity, this.#mind.popularity[lemma] as number))
    );
  }

  #nearness(lemma: number, side: number | undefined): number {
    return side === undefined ? 0 : this.#meaning.cosine(lemma, side);
  }

  #firstAllowed(scored: ScoredLemma[], taken: string[], limit: number): Candidate[] {
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

/** One word of the pair in hand: how well others link to it by its ties and by what it brings to mind. */
class PairSide {
  reached: Associations['reached'] = new Uint16Array();
  readonly tied: number[] = [];
  /** By lemma: how strongly the word brings it to mind, as a logarithm. */
  readonly #thoughts: Float64Array;
  /** By base; 0 for no tie. */
  readonly #ties: Float64Array;

  constructor(size: number) {
    this.#thoughts = new Float64Array(size).fill(LOG_FLOOR);
    this.#ties = new Float64Array(size);
  }

  load(
    ties: Ties,
    base: number | undefined,
    { reached, logarithms }: Associations,
    weights: Weights,
  ): void {
    for (const lemma of this.reached) this.#thoughts[lemma] = LOG_FLOOR;
    for (const other of this.tied) this.#ties[other] = 0;
    this.tied.length = 0;
    this.reached = reached;
    for (let at = 0; at < reached.length; at += 1)
      this.#thoughts[reached[at] as number] = logarithms[at] as number;
    if (base === undefined) return;
    ties.forEachTie(base, (other, place, backPlace) => {
      this.tied.push(other);
      this.#ties[other] =
        weights.tied +
        weights.tie * (earlinessByPosition[place] as number) +
        weights.tieBack * (earlinessByPosition[backPlace] as number);
    });
  }

  reaches(lemma: number): boolean {
    return this.#thoughts[lemma] !== LOG_FLOOR;
  }

  thoughtOf(lemma: number): number {
    return this.#thoughts[lemma] as number;
  }

  tieTo(base: number): number {
    return this.#ties[base] as number;
  }
}
