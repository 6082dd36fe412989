import { lenders, type Mind, whole } from './mind.ts';

/** What comes at once counts this much more than what comes through another word. */
const atOnce = 2;
/** The second step, through the strongest thoughts, finds what a scene has in common. */
const strongest = 60;
const strongestOfThose = 60;
/** A word that has no line but occurs in others' keeps this half of its own, and borrows the rest. */
const half = Math.floor(whole / 2);

/** Logarithms start from here: a word that isn't brought to mind at all. */
const unthought = 4e-4;
const nowhere = Math.log(unthought);
/** The words of a round are thought about more than once: for its warmth, and for the next one. */
const kept = 8;

/** What comes to mind at a word: how strongly each lemma does, in whole numbers, and which do at all. */
export class Thoughts {
  readonly #strengths: Float64Array;
  readonly #logarithms: Float64Array;
  readonly reached: number[] = [];

  constructor(size: number) {
    this.#strengths = new Float64Array(size);
    this.#logarithms = new Float64Array(size).fill(nowhere);
  }

  add(lemma: number, strength: number): void {
    const before = this.#strengths[lemma] as number;
    if (before === 0) this.reached.push(lemma);
    this.#strengths[lemma] = before + strength;
  }

  /** Once all is thought. */
  reaches(lemma: number): boolean {
    return this.#logarithms[lemma] !== nowhere;
  }

  /** 0 to 3: what comes at once, and what comes through another word. */
  of(lemma: number): number {
    return (this.#strengths[lemma] as number) / (whole * whole * whole);
  }

  /** The same as a logarithm, and as late. */
  logarithmOf(lemma: number): number {
    return this.#logarithms[lemma] as number;
  }

  takeLogarithms(): void {
    for (const lemma of this.reached)
      this.#logarithms[lemma] = Math.log(this.of(lemma) + unthought);
  }

  clear(): void {
    for (const lemma of this.reached) {
      this.#strengths[lemma] = 0;
      this.#logarithms[lemma] = nowhere;
    }
    this.reached.length = 0;
  }
}

export class Thinker {
  readonly #mind: Mind;
  /** By lemma, the one that was thought of longest ago first. */
  readonly #thoughts = new Map<number, Thoughts>();
  readonly nothing: Thoughts;

  constructor(mind: Mind) {
    this.#mind = mind;
    this.nothing = new Thoughts(mind.popularity.length);
  }

  /** What the word brings to mind. It is lent: the words after next are thought of in the same place. */
  think(lemma: number | undefined): Thoughts {
    if (lemma === undefined) return this.nothing;
    const thoughts = this.#thoughts.get(lemma) ?? this.#thinkAnew(lemma);
    this.#thoughts.delete(lemma);
    this.#thoughts.set(lemma, thoughts);
    return thoughts;
  }

  #freePlace(): Thoughts {
    const [oldest] = this.#thoughts;
    if (!oldest || this.#thoughts.size < kept) return new Thoughts(this.#mind.popularity.length);
    const [lemma, thoughts] = oldest;
    this.#thoughts.delete(lemma);
    thoughts.clear();
    return thoughts;
  }

  #thinkAnew(lemma: number): Thoughts {
    const thoughts = this.#freePlace();
    this.#reach(lemma, thoughts);
    thoughts.takeLogarithms();
    return thoughts;
  }

  #reach(lemma: number, thoughts: Thoughts): void {
    const { begins, borrowerAt, lenderOf, lenderShare } = this.#mind;
    const place = borrowerAt[lemma] as number;
    if (place === 0) {
      this.#spread(lemma, whole, thoughts);
      return;
    }
    const hasRow = (begins[lemma + 1] as number) > (begins[lemma] as number);
    const lent = hasRow ? half : whole;
    if (hasRow) this.#spread(lemma, whole - half, thoughts);
    for (let at = (place - 1) * lenders; at < place * lenders; at += 1) {
      const share = Math.floor(((lenderShare[at] as number) * lent) / whole);
      if (share === 0) continue;
      thoughts.add(lenderOf[at] as number, share * whole * whole);
      this.#spread(lenderOf[at] as number, share, thoughts);
    }
  }

  #spread(from: number, share: number, thoughts: Thoughts): void {
    const { begins, targets, weights } = this.#mind;
    const begin = begins[from] as number;
    const end = begins[from + 1] as number;
    for (let at = begin; at < end; at += 1) {
      thoughts.add(targets[at] as number, atOnce * share * whole * (weights[at] as number));
    }
    for (let at = begin; at < Math.min(end, begin + strongest); at += 1) {
      const via = targets[at] as number;
      const passed = share * (weights[at] as number);
      const first = begins[via] as number;
      const last = Math.min(begins[via + 1] as number, first + strongestOfThose);
      for (let next = first; next < last; next += 1) {
        thoughts.add(targets[next] as number, passed * (weights[next] as number));
      }
    }
  }
}
