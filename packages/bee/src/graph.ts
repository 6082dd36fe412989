import type { Lexicon } from './lexicon.ts';
import type { Norms } from './norms.ts';

/** How much a thought counts by its place in the line, and how much less when read backwards. */
const weightAt = (place: number) => 1 / (place + 2.5);
const backwards = 0.45;

/**
 * Who makes people think of whom. Rows are lemmas; a row's weights sum to 1. Kept as three flat arrays
 * (where each row begins, whom it leads to, how strongly), strongest first.
 */
export class Graph {
  readonly #begins: Int32Array;
  readonly #targets: Int32Array;
  readonly #weights: Float64Array;
  /** How many cues lead to a word: the hubs have many. */
  readonly #popularity: Int32Array;

  constructor(norms: Norms, lexicon: Lexicon) {
    const rows = new Map<number, Map<number, number>>();
    const add = (from: number, to: number, weight: number) => {
      const row = rows.get(from) ?? new Map<number, number>();
      rows.set(from, row.set(to, (row.get(to) ?? 0) + weight));
    };
    this.#popularity = new Int32Array(lexicon.size);
    for (const [cue, answers] of norms) {
      const from = lexicon.lemma(cue);
      if (from === undefined) continue;
      answers.forEach((answer, place) => {
        const to = lexicon.lemma(answer);
        if (to === undefined || to === from) return;
        add(from, to, weightAt(place));
        add(to, from, weightAt(place) * backwards);
        this.#popularity[to] = (this.#popularity[to] ?? 0) + 1;
      });
    }
    const size = [...rows.values()].reduce((sum, row) => sum + row.size, 0);
    this.#begins = new Int32Array(lexicon.size + 1);
    this.#targets = new Int32Array(size);
    this.#weights = new Float64Array(size);
    let at = 0;
    for (let from = 0; from < lexicon.size; from += 1) {
      this.#begins[from] = at;
      const row = [...(rows.get(from) ?? [])].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
      const total = row.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [to, weight] of row) {
        this.#targets[at] = to;
        this.#weights[at] = weight / total;
        at += 1;
      }
    }
    this.#begins[lexicon.size] = at;
  }

  has(lemma: number): boolean {
    return (this.#begins[lemma + 1] ?? 0) > (this.#begins[lemma] ?? 0);
  }

  popularity(lemma: number): number {
    return this.#popularity[lemma] ?? 0;
  }

  /** Strongest first; `most` of them. */
  forEach(
    from: number,
    visit: (to: number, weight: number) => void,
    most = Number.POSITIVE_INFINITY,
  ): void {
    const begin = this.#begins[from] ?? 0;
    const end = Math.min(this.#begins[from + 1] ?? 0, begin + most);
    for (let at = begin; at < end; at += 1) {
      visit(this.#targets[at] as number, this.#weights[at] as number);
    }
  }
}
