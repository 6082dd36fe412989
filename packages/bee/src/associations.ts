import { lendersPerWord, type Mind, SCALE } from './mind.ts';

/** What comes at once counts this much more than what comes through another word. */
const directWeight = 2;
/** The second step, through the strongest thoughts, finds what a scene has in common. */
const maxSecondStepSources = 60;
const maxSecondStepTargets = 60;
/** A word that has no line but occurs in others' keeps this half of its own, and borrows the rest. */
const borrowedShare = Math.floor(SCALE / 2);

/** Logarithms start from here: a word that isn't brought to mind at all. */
const strengthFloor = 4e-4;
const LOG_FLOOR = Math.log(strengthFloor);
/** The words of a round are thought about more than once: for its warmth, and for the next one. */
const cacheSize = 8;

/** What comes to mind at a word: how strongly each lemma does, in whole numbers, and which do at all. */
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

  /** 0 to 3: what comes at once, and what comes through another word. */
  of(lemma: number): number {
    return (this.#strengths[lemma] as number) / (SCALE * SCALE * SCALE);
  }

  /** Valid after `takeLogarithms`. */
  logarithmOf(lemma: number): number {
    return this.#logarithms[lemma] as number;
  }

  takeLogarithms(): void {
    for (const lemma of this.reached)
      this.#logarithms[lemma] = Math.log(this.of(lemma) + strengthFloor);
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
    const { begins, borrowerAt, lenderOf, lenderShare } = this.#mind;
    const place = borrowerAt[lemma] as number;
    if (place === 0) {
      this.#spread(lemma, SCALE, thoughts);
      return;
    }
    const hasRow = (begins[lemma + 1] as number) > (begins[lemma] as number);
    const lentShare = hasRow ? borrowedShare : SCALE;
    if (hasRow) this.#spread(lemma, SCALE - borrowedShare, thoughts);
    for (let at = (place - 1) * lendersPerWord; at < place * lendersPerWord; at += 1) {
      const share = Math.floor(((lenderShare[at] as number) * lentShare) / SCALE);
      if (share === 0) continue;
      thoughts.add(lenderOf[at] as number, share * SCALE * SCALE);
      this.#spread(lenderOf[at] as number, share, thoughts);
    }
  }

  #spread(from: number, share: number, thoughts: Associations): void {
    const { begins, targets, weights } = this.#mind;
    const begin = begins[from] as number;
    const end = begins[from + 1] as number;
    for (let at = begin; at < end; at += 1) {
      thoughts.add(targets[at] as number, directWeight * share * SCALE * (weights[at] as number));
    }
    for (let at = begin; at < Math.min(end, begin + maxSecondStepSources); at += 1) {
      const via = targets[at] as number;
      const passedWeight = share * (weights[at] as number);
      const first = begins[via] as number;
      const last = Math.min(begins[via + 1] as number, first + maxSecondStepTargets);
      for (let next = first; next < last; next += 1) {
        thoughts.add(targets[next] as number, passedWeight * (weights[next] as number));
      }
    }
  }
}
