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
const LOG_FLOOR = Math.log(smoothing);
/** The words of a round are looked up repeatedly: for its warmth, and for the next round. */
const cacheSize = 8;

/** Spreading activation from one word: the quantized strength of each lemma, and the list of lemmas that are reached. */
export class Associations {
  readonly #strengths: Float64Array;
  readonly #logarithms: Float64Array;
  readonly reached: number[] = [];

  constructor(size: number) {
    this.#strengths = new Float64Array(size);
    this.#logarithms = new Float64Array(size).fill(LOG_FLOOR);
  }

  add(lemma: number, strength: number): void {
    const before = this.#strengths[lemma] as number;
    if (before === 0) this.reached.push(lemma);
    this.#strengths[lemma] = before + strength;
  }

  /** Valid after `takeLogarithms`. */
  reaches(lemma: number): boolean {
    return this.#logarithms[lemma] !== LOG_FLOOR;
  }

  /** 0 to 3: the direct strength and the strength through another word. */
  of(lemma: number): number {
    return (this.#strengths[lemma] as number) / (SCALE * SCALE * SCALE);
  }

  /** Valid after `takeLogarithms`. */
  logarithmOf(lemma: number): number {
    return this.#logarithms[lemma] as number;
  }

  takeLogarithms(): void {
    for (const lemma of this.reached)
      this.#logarithms[lemma] = Math.log(this.of(lemma) + smoothing);
  }

  clear(): void {
    for (const lemma of this.reached) {
      this.#strengths[lemma] = 0;
      this.#logarithms[lemma] = LOG_FLOOR;
    }
    this.reached.length = 0;
  }
}

export class Associator {
  readonly #mind: Mind;
  /** A cache by lemma, the least recently used first. */
  readonly #thoughts = new Map<number, Associations>();
  readonly nothing: Associations;

  constructor(mind: Mind) {
    this.#mind = mind;
    this.nothing = new Associations(mind.popularity.length);
  }

  /** What the word brings to mind. The object is reused once its entry leaves the cache. */
  think(lemma: number | undefined): Associations {
    if (lemma === undefined) return this.nothing;
    const thoughts = this.#thoughts.get(lemma) ?? this.#compute(lemma);
    this.#thoughts.delete(lemma);
    this.#thoughts.set(lemma, thoughts);
    return thoughts;
  }

  #reuseOldest(): Associations {
    const [oldest] = this.#thoughts;
    if (!oldest || this.#thoughts.size < cacheSize)
      return new Associations(this.#mind.popularity.length);
    const [lemma, thoughts] = oldest;
    this.#thoughts.delete(lemma);
    thoughts.clear();
    return thoughts;
  }

  #compute(lemma: number): Associations {
    const thoughts = this.#reuseOldest();
    this.#reach(lemma, thoughts);
    thoughts.takeLogarithms();
    return thoughts;
  }

  #reach(lemma: number, thoughts: Associations): void {
    const { rowOffsets, backoffIndex, backoffSources, backoffWeights } = this.#mind;
    const block = backoffIndex[lemma] as number;
    if (block === 0) {
      this.#spread(lemma, SCALE, thoughts);
      return;
    }
    const hasRow = (rowOffsets[lemma + 1] as number) > (rowOffsets[lemma] as number);
    const totalBackoff = hasRow ? backoffShare : SCALE;
    if (hasRow) this.#spread(lemma, SCALE - backoffShare, thoughts);
    for (
      let at = (block - 1) * backoffSourcesPerWord;
      at < block * backoffSourcesPerWord;
      at += 1
    ) {
      const share = Math.floor(((backoffWeights[at] as number) * totalBackoff) / SCALE);
      if (share === 0) continue;
      thoughts.add(backoffSources[at] as number, share * SCALE * SCALE);
      this.#spread(backoffSources[at] as number, share, thoughts);
    }
  }

  #spread(from: number, share: number, thoughts: Associations): void {
    const { rowOffsets, targets, weights } = this.#mind;
    const begin = rowOffsets[from] as number;
    const end = rowOffsets[from + 1] as number;
    for (let at = begin; at < end; at += 1) {
      thoughts.add(targets[at] as number, directWeight * share * SCALE * (weights[at] as number));
    }
    for (let at = begin; at < Math.min(end, begin + maxSecondStepSources); at += 1) {
      const via = targets[at] as number;
      const passedWeight = share * (weights[at] as number);
      const first = rowOffsets[via] as number;
      const last = Math.min(rowOffsets[via + 1] as number, first + maxSecondStepTargets);
      for (let next = first; next < last; next += 1) {
        thoughts.add(targets[next] as number, passedWeight * (weights[next] as number));
      }
    }
  }
}
