import { readFileSync } from 'node:fs';
import type { Associator } from './associations.ts';
import type { Inflections } from './inflections.ts';
import type { Lexicon } from './lexicon.ts';
import type { Ties } from './ties.ts';
import type { Vectors } from './vectors.ts';

const maxWarmth = 100;
/** Fitted so that unrelated words get about 15, words of one topic 55, and each other's strongest association 90. */
const meaningWeight = 3.45;
const associationWeight = 0.29;
/** Added before taking the logarithm, so that it is finite for words without an association. */
const smoothing = 1e-4;
/** The least warmth of two tied words, whatever their vectors say: from min (late in the line of ties) to max (first). */
const minTiedWarmth = 42;
const maxTiedWarmth = 85;
/** The highest warmth within a set of data/lukewarm.txt: opposites or a series (hot cold, months), and words that sound alike. */
const warmthCaps: Readonly<Record<string, number>> = { opposite: 60, alike: 20 };

/** How near two words are, 0 to 100, the same whichever comes first. */
export class Warmth {
  readonly #lexicon: Lexicon;
  readonly #inflections: Inflections;
  readonly #meaning: Vectors;
  readonly #associator: Associator;
  readonly #ties: Ties;
  /** By base, the sets of data/lukewarm.txt that it is in. */
  readonly #sets = new Map<number, { members: ReadonlySet<number>; cap: number }[]>();

  constructor(parts: {
    lexicon: Lexicon;
    inflections: Inflections;
    meaning: Vectors;
    associator: Associator;
    ties: Ties;
    lukewarm: URL;
  }) {
    this.#lexicon = parts.lexicon;
    this.#inflections = parts.inflections;
    this.#meaning = parts.meaning;
    this.#associator = parts.associator;
    this.#ties = parts.ties;
    for (const [kind, words] of readLukewarmSets(parts.lukewarm)) {
      const members = new Set(words.flatMap((word) => this.#inflections.baseOf(word) ?? []));
      for (const member of members) {
        const sets = this.#sets.get(member) ?? [];
        sets.push({ members, cap: warmthCaps[kind] ?? maxWarmth });
        this.#sets.set(member, sets);
      }
    }
  }

  between(one: string, other: string): number {
    if (one === other || this.#inflections.areOneWord(one, other)) return maxWarmth;
    const a = this.#lexicon.lemma(one);
    const b = this.#lexicon.lemma(other);
    if (a === undefined || b === undefined) return 0;
    const closeness =
      meaningWeight * this.#meaning.cosine(a, b) +
      associationWeight *
        Math.log(
          this.#associator.strengthBetween(a, b) +
            this.#associator.strengthBetween(b, a) +
            smoothing,
        );
    const uncappedWarmth = Math.round(maxWarmth / (1 + Math.exp(-closeness)));
    return Math.min(
      maxWarmth - 1,
      Math.max(uncappedWarmth, this.#tiedWarmth(a, b)),
      this.#capFor(a, b),
    );
  }

  #tiedWarmth(a: number, b: number): number {
    const earliness = this.#ties.earlinessOf(
      this.#inflections.baseOfLemma(a),
      this.#inflections.baseOfLemma(b),
    );
    return earliness === 0
      ? 0
      : Math.round(minTiedWarmth + (maxTiedWarmth - minTiedWarmth) * earliness);
  }

  #capFor(a: number, b: number): number {
    const other = this.#inflections.baseOfLemma(b);
    const shared = this.#sets
      .get(this.#inflections.baseOfLemma(a))
      ?.filter(({ members }) => members.has(other));
    return Math.min(maxWarmth, ...(shared ?? []).map(({ cap }) => cap));
  }
}

/** Lines such as `opposite: hot cold`: words of a set are no warmer to each other than its kind allows. */
export function readLukewarmSets(file: URL): [kind: string, words: string[]][] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [kind = '', words = ''] = line.split(': ');
      return [kind, words.split(' ')];
    });
}
