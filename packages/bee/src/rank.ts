import type { Family } from './family.ts';
import type { Graph } from './graph.ts';
import type { Lexicon } from './lexicon.ts';
import { type Thinker, Thoughts } from './thoughts.ts';

const unlikely = 1e-5;
/** People say common words. */
const commonness = 0.9;
const rankFloor = 150;
/** Words that everything leads to are said too often where the pair has little in common. */
const hubDistaste = 0.12;
/** Finer than any difference that matters, coarser than any rounding that could differ. */
const grain = 1e6;

export class Ranker {
  readonly #lexicon: Lexicon;
  readonly #graph: Graph;
  readonly #thinker: Thinker;
  readonly #family: Family;
  readonly #first: Thoughts;
  readonly #second: Thoughts;

  constructor(lexicon: Lexicon, graph: Graph, thinker: Thinker, family: Family) {
    this.#lexicon = lexicon;
    this.#graph = graph;
    this.#thinker = thinker;
    this.#family = family;
    this.#first = new Thoughts(lexicon.size);
    this.#second = new Thoughts(lexicon.size);
  }

  /** The words that link the pair, the likeliest first. The order of the pair doesn't matter. */
  rank(pair: readonly [string, string], used: readonly string[], limit: number): string[] {
    const [a, b] = pair.map((word) => this.#lexicon.lemma(word));
    const first = this.#first;
    const second = this.#second;
    this.#think(a, first);
    this.#think(b, second);
    const scored: { lemma: number; score: number }[] = [];
    const consider = (lemma: number) => {
      const score = this.#score(
        lemma,
        first.values[lemma] as number,
        second.values[lemma] as number,
      );
      scored.push({ lemma, score: Math.round(score * grain) });
    };
    for (const lemma of first.reached) consider(lemma);
    for (const lemma of second.reached) if (first.values[lemma] === 0) consider(lemma);
    scored.sort((x, y) => y.score - x.score || x.lemma - y.lemma);
    return this.#firstAllowed(scored, [...pair, ...used], limit);
  }

  #think(lemma: number | undefined, thoughts: Thoughts): void {
    if (lemma === undefined) thoughts.clear();
    else this.#thinker.think(lemma, thoughts);
  }

  #score(lemma: number, one: number, other: number): number {
    const { log, log10 } = Math;
    return (
      log(one + unlikely) +
      log(other + unlikely) -
      commonness * log10(this.#lexicon.rank(lemma) + rankFloor) -
      hubDistaste * log(1 + this.#graph.popularity(lemma))
    );
  }

  #firstAllowed(scored: { lemma: number }[], taken: string[], limit: number): string[] {
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
