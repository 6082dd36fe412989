import { readFileSync } from 'node:fs';

/**
 * The words the bee knows: 57,000 forms, commonest first, each with its lemma. A lemma is a number here
 * (its place among the lemmas), because everything the bee computes with is an array.
 */
export class Lexicon {
  readonly #lemmaOf = new Map<string, number>();
  readonly #lemmas: string[] = [];
  readonly #ranks: number[] = [];
  readonly #kinds: string[] = [];
  readonly #forms: string[] = [];

  constructor(file: URL) {
    const inflected: [form: string, lemma: string][] = [];
    const lines = readFileSync(file, 'utf8').split('\n');
    lines.forEach((line, rank) => {
      if (line === '') return;
      const [form = '', lemma = '', kind = ''] = line.split('\t');
      this.#forms.push(form);
      if (lemma !== '') {
        inflected.push([form, lemma]);
        return;
      }
      this.#lemmaOf.set(form, this.#lemmas.length);
      this.#lemmas.push(form);
      this.#ranks.push(rank);
      this.#kinds.push(kind);
    });
    for (const [form, lemma] of inflected) {
      const id = this.#lemmaOf.get(lemma);
      if (id !== undefined) this.#lemmaOf.set(form, id);
    }
  }

  get size(): number {
    return this.#lemmas.length;
  }

  /** Every form that is known, commonest first. */
  get forms(): readonly string[] {
    return this.#forms;
  }

  knows(word: string): boolean {
    return this.#lemmaOf.has(word);
  }

  lemma(word: string): number | undefined {
    return this.#lemmaOf.get(word);
  }

  word(lemma: number): string {
    return this.#lemmas[lemma] ?? '';
  }

  /** 0 is the commonest form of the language. */
  rank(lemma: number): number {
    return this.#ranks[lemma] ?? this.#forms.length;
  }

  kind(lemma: number): string {
    return this.#kinds[lemma] ?? '';
  }
}
