import { readFileSync } from 'node:fs';
import type { Lexicon } from './lexicon.ts';

/**
 * Which words are one word to the people who say them: egg and eggs, freeze and frozen. Eggs has a line of its own in
 * the norms, because it brings other things to mind, and so is a lemma for thinking; for a jinx it is an egg.
 *
 * data/inflections.txt holds them, a base and its forms a line. What only looks like a form (glasses, evening) is in
 * data/kept-apart.txt, so that a test can tell what nobody has decided yet. data/variants.txt holds the same word by
 * another name (tv, television, telly).
 */
export class Inflections {
  readonly #lexicon: Lexicon;
  /** The lemma that stands for all of one word, by lemma. */
  readonly #baseOf: Uint32Array;

  constructor(folder: URL, lexicon: Lexicon) {
    this.#lexicon = lexicon;
    this.#baseOf = Uint32Array.from({ length: lexicon.size }, (_, lemma) => lemma);
    for (const name of ['inflections.txt', 'variants.txt'])
      for (const [base, forms] of readForms(new URL(name, folder)))
        for (const form of forms) {
          const [from, to] = [this.baseOf(form), this.baseOf(base)];
          if (from !== undefined && to !== undefined) this.#baseOf[from] = to;
        }
    // A variant has forms of its own (bicycles, of bicycle, of bike): they go where it goes.
    for (let lemma = 0; lemma < lexicon.size; lemma += 1)
      this.#baseOf[lemma] = this.#baseOf[this.#baseOf[lemma] as number] as number;
  }

  /** Undefined for a word that isn't known. */
  baseOf(word: string): number | undefined {
    const lemma = this.#lexicon.lemma(word);
    return lemma === undefined ? undefined : this.#baseOf[lemma];
  }

  baseOfLemma(lemma: number): number {
    return this.#baseOf[lemma] as number;
  }

  areOneWord(one: string, other: string): boolean {
    const base = this.baseOf(one);
    return base !== undefined && base === this.baseOf(other);
  }
}

export function readForms(file: URL): [base: string, forms: string[]][] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [base = '', forms = ''] = line.split(': ');
      return [base, forms.split(' ')];
    });
}
