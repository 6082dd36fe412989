import type { Graph } from './graph.ts';
import type { Lexicon } from './lexicon.ts';
import type { Vectors } from './vectors.ts';

/** The first step counts most; the second reaches what a scene has in common. */
const firstStep = 0.8;
const secondStep = 1 - firstStep;
const strongest = 40;

/** A word without thoughts of its own borrows those of its nearest neighbours in the language. */
const neighbours = 8;
const leastLikeness = 0.35;

/** What comes to mind at a word: for every lemma how likely, as a list of those that do at all. */
export class Thoughts {
  readonly values: Float64Array;
  readonly reached: number[] = [];

  constructor(size: number) {
    this.values = new Float64Array(size);
  }

  add(lemma: number, weight: number): void {
    if (this.values[lemma] === 0) this.reached.push(lemma);
    this.values[lemma] = (this.values[lemma] as number) + weight;
  }

  clear(): void {
    for (const lemma of this.reached) this.values[lemma] = 0;
    this.reached.length = 0;
  }
}

export class Thinker {
  readonly #graph: Graph;
  readonly #lexicon: Lexicon;
  readonly #vectors: Vectors;
  readonly #cues: number[];
  readonly #near = new Map<number, [lemma: number, likeness: number][]>();

  constructor(graph: Graph, lexicon: Lexicon, vectors: Vectors, cues: number[]) {
    this.#graph = graph;
    this.#lexicon = lexicon;
    this.#vectors = vectors;
    this.#cues = cues;
  }

  /** Spreads from the word into `thoughts`, which is emptied first. */
  think(lemma: number, thoughts: Thoughts): void {
    thoughts.clear();
    if (this.#graph.has(lemma)) {
      this.#spread(lemma, 1, thoughts);
      return;
    }
    for (const [near, likeness] of this.nearest(lemma)) {
      thoughts.add(near, likeness * 0.5);
      this.#spread(near, likeness * 0.5, thoughts);
    }
  }

  #spread(from: number, share: number, thoughts: Thoughts): void {
    const graph = this.#graph;
    graph.forEach(from, (to, weight) => thoughts.add(to, share * firstStep * weight));
    graph.forEach(
      from,
      (via, weight) => {
        const passed = share * secondStep * weight;
        graph.forEach(via, (to, next) => thoughts.add(to, passed * next));
      },
      strongest,
    );
  }

  /** The known words nearest in the language, their likenesses summing to 1. */
  nearest(lemma: number): readonly [lemma: number, likeness: number][] {
    const known = this.#near.get(lemma);
    if (known) return known;
    const best = this.#cues
      .map((cue): [number, number] => [cue, this.#vectors.cosine(lemma, cue)])
      .filter(([cue, likeness]) => cue !== lemma && likeness > leastLikeness)
      .sort((a, b) => b[1] - a[1] || this.#lexicon.rank(a[0]) - this.#lexicon.rank(b[0]))
      .slice(0, neighbours);
    const total = best.reduce((sum, [, likeness]) => sum + likeness ** 3, 0);
    const shares = best.map(([cue, likeness]): [number, number] => [cue, likeness ** 3 / total]);
    this.#near.set(lemma, shares);
    return shares;
  }
}
