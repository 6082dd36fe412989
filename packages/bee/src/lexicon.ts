import { readFileSync } from 'node:fs';

/**
 * The words the bee knows: 62,000 forms, commonest first, each with its lemma. A lemma is a number here
 * (its place among the lemmas), because everything the bee computes with is an array.
 *
 * A line is a form alone or with the letter of its kind (a lemma), or a form, a tab and the lemma it belongs to.
 */
export class Lexicon {
  readonly #lemmaOf = new Map<string, number>();
  readonly #lemmas: string[] = [];
  readonly #ranks: number[] = [];
  readonly #kinds: string[] = [];
  readonly #forms: readonly string[];

  constructor(file: URL) {
    const lines = readFileSync(file, 'latin1').trimEnd().split('\n');
    const forms: string[] = new Array(lines.length);
    const inflected: string[] = [];
    for (let rank = 0; rank < lines.length; rank += 1) {
      const line = lines[rank] as string;
      const tab = line.indexOf('\t');
      const form = tab < 0 ? line : line.slice(0, tab);
      forms[rank] = form;
      if (tab >= 0 && line[tab + 1] !== '\t') {
        inflected.push(form, line.slice(tab + 1));
        continue;
      }
      this.#lemmaOf.set(form, this.#lemmas.length);
      this.#lemmas.push(form);
      this.#ranks.push(rank);
      this.#kinds.push(tab < 0 ? '' : line.slice(tab + 2));
    }
    for (let at = 0; at < inflected.length; at += 2) {
      const lemma = this.#lemmaOf.get(inflected[at + 1] as string);
      if (lemma !== undefined) this.#lemmaOf.set(inflected[at] as string, lemma);
    }
    this.#forms = forms;
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

  /** One letter, see kinds.ts; '' where it isn't known. */
  kind(lemma: number): string {
    return this.#kinds[lemma] ?? '';
  }
}
