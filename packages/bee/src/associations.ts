import { backoffSourcesPerWord, type Mind, SCALE } from './mind.ts';

/** Weight of a direct association (one edge of the graph) relative to one through another word (two edges). */
const directWeight = 2;
/** The second step follows only the strongest edges of the strongest neighbours. */
const maxSecondStepSources = 60;
const maxSecondStepTargets = 60;
/** Of a word with edges but no norms of its own, this share comes from back-off words and the rest from its own edges. */
const backoffShare = Math.floor(SCALE / 2);

/** Added before taking logarithms (smoothing), so that a word that isn't reached has a finite one. */
const smoothing = 4e-4;
/** The logarithm of a word that isn't reached. */
export const LOG_FLOOR = Math.log(smoothing);
/** The words of a round are looked up repeatedly: for its warmth, and for the next round. */
const cacheSize = 64;

/** What a word brings to mind by spreading activation. Small, so that those of many words fit into the processor's cache. */
export interface Associations {
  /** The lemmas that are reached. */
  readonly reached: Uint16Array;
  /** Of each of them, 0 to 3: the direct strength and the strength through another word. */
  readonly strengths: Float64Array;
  readonly logarithms: Float64Array;
}

const nothing: Associations = {
  reached: new Uint16Array(),
  strengths: new Float64Array(),
  logarithms: new Float64Array(),
};

export class Associator {
  readonly #mind: Mind;
  /** A cache by lemma, the least recently used first. */
  readonly #thoughts = new Map<number, Associations>();
  /** For the word in hand: the quantized strength of every lemma, and the lemmas that are reached. */
  readonly #strengths: Float64Array;
  readonly #reached: Uint16Array;
  #reachedCount = 0;

  constructor(mind: Mind) {
    this.#mind = mind;
    this.#strengths = new Float64Array(mind.popularity.length);
    this.#reached = new Uint16Array(mind.popularity.length);
  }

  /** What the word brings to mind. */
  think(lemma: number | undefined): Associations {
    if (lemma === undefined) return nothing;
    const thoughts = this.#thoughts.get(lemma) ?? this.#compute(lemma);
    this.#thoughts.delete(lemma);
    this.#thoughts.set(lemma, thoughts);
    if (this.#thoughts.size > cacheSize) this.#forgetOldest();
    return thoughts;
  }

  #forgetOldest(): void {
    const [oldest = -1] = this.#thoughts.keys();
    this.#thoughts.delete(oldest);
  }

  /** How strongly the first word brings the second to mind. */
  strengthBetween(from: number, to: number): number {
    const { reached, strengths } = this.think(from);
    return strengths[reached.indexOf(to)] ?? 0;
  }

  #compute(lemma: number): Associations {
    this.#reach(lemma);
    const reached = this.#reached.slice(0, this.#reachedCount);
    const strengths = new Float64Array(reached.length);
    const logarithms = new Float64Array(reached.length);
    for (let at = 0; at < reached.length; at += 1) {
      const one = reached[at] as number;
      const strength = (this.#strengths[one] as number) / (SCALE * SCALE * SCALE);
      strengths[at] = strength;
      logarithms[at] = Math.log(strength + smoothing);
      this.#strengths[one] = 0;
    }
    this.#reachedCount = 0;
    return { reached, strengths, logarithms };
  }

  #add(lemma: number, strength: number): void {
    const before = this.#strengths[lemma] as number;
    if (before === 0) {
      this.#reached[this.#reachedCount] = lemma;
      this.#reachedCount += 1;
    }
    this.#strengths[lemma] = before + strength;
  }

  #reach(lemma: number): void {
    const { rowOffsets, backoffIndex, backoffSources, backoffWeights } = this.#mind;
    const block = backoffIndex[lemma] as number;
    if (block === 0) {
      this.#spread(lemma, SCALE);
      return;
    }
    const hasRow = (rowOffsets[lemma + 1] as number) > (rowOffsets[lemma] as number);
    const totalBackoff = hasRow ? backoffShare : SCALE;
    if (hasRow) this.#spread(lemma, SCALE - backoffShare);
    for (
      let at = (block - 1) * backoffSourcesPerWord;
      at < block * backoffSourcesPerWord;
      at += 1
    ) {
      const share = Math.floor(((backoffWeights[at] as number) * totalBackoff) / SCALE);
      if (share === 0) continue;
      this.#add(backoffSources[at] as number, share * SCALE * SCALE);
      this.#spread(backoffSources[at] as number, share);
    }
  }

  #spread(from: number, share: number): void {
    const { rowOffsets, targets, weights } = this.#mind;
    const begin = rowOffsets[from] as number;
    const end = rowOffsets[from + 1] as number;
    for (let at = begin; at < end; at += 1) {
      this.#add(targets[at] as number, directWeight * share * SCALE * (weights[at] as number));
    }
    for (let at = begin; at < Math.min(end, begin + maxSecondStepSources); at += 1) {
      const via = targets[at] as number;
      const passedWeight = share * (weights[at] as number);
      const first = rowOffsets[via] as number;
      const last = Math.min(rowOffsets[via + 1] as number, first + maxSecondStepTargets);
      for (let next = first; next < last; next += 1) {
        this.#add(targets[next] as number, passedWeight * (weights[next] as number));
      }
    }
  }
}
