import type { Inflections } from './inflections.ts';
import type { Lexicon } from './lexicon.ts';
import type { Thinker } from './thoughts.ts';
import type { Vectors } from './vectors.ts';

const same = 100;
/** So chosen that strangers stand at about 15, words of one scene at 55, first thoughts of each other at 90. */
const byMeaning = 3.45;
const byThought = 0.29;
const unthought = 1e-4;

/** How near two words are, 0 to 100, the same whichever comes first. */
export class Warmth {
  readonly #lexicon: Lexicon;
  readonly #inflections: Inflections;
  readonly #meaning: Vectors;
  readonly #thinker: Thinker;

  constructor(lexicon: Lexicon, inflections: Inflections, meaning: Vectors, thinker: Thinker) {
    this.#lexicon = lexicon;
    this.#inflections = inflections;
    this.#meaning = meaning;
    this.#thinker = thinker;
  }

  between(one: string, other: string): number {
    if (one === other || this.#inflections.areOneWord(one, other)) return same;
    const a = this.#lexicon.lemma(one);
    const b = this.#lexicon.lemma(other);
    if (a === undefined || b === undefined) return 0;
    const closeness =
      byMeaning * this.#meaning.cosine(a, b) +
      byThought * Math.log(this.#thought(a, b) + this.#thought(b, a) + unthought);
    return Math.min(same - 1, Math.round(same / (1 + Math.exp(-closeness))));
  }

  #thought(from: number, to: number): number {
    return this.#thinker.think(from).of(to);
  }
}
