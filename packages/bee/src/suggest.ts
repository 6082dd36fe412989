import type { Lexicon } from './lexicon.ts';
import type { Mind } from './mind.ts';

const most = 3;
const shortWord = 4;

interface Known {
  form: string;
  letters: number;
  rank: number;
}

/** Words that a misspelt one may stand for. Only words of the norms, so that the bee never offers what it would not say. */
export class Speller {
  readonly #lexicon: Lexicon;
  readonly #mind: Mind;
  #known: Known[] | undefined;

  constructor(lexicon: Lexicon, mind: Mind) {
    this.#lexicon = lexicon;
    this.#mind = mind;
  }

  /** The nearest first, of equally near ones the commoner. */
  suggest(misspelt: string): string[] {
    const furthest = misspelt.length <= shortWord ? 1 : 2;
    const letters = lettersOf(misspelt);
    const found: (Known & { distance: number })[] = [];
    for (const known of this.#knownForms()) {
      if (Math.abs(known.form.length - misspelt.length) > furthest) continue;
      if (countBits(known.letters ^ letters) > furthest * 2) continue;
      const distance = editDistance(known.form, misspelt, furthest);
      if (distance <= furthest) found.push({ ...known, distance });
    }
    return found
      .sort((a, b) => nearness(a, misspelt) - nearness(b, misspelt) || a.rank - b.rank)
      .slice(0, most)
      .map(({ form }) => form);
  }

  #knownForms(): Known[] {
    this.#known ??= this.#lexicon.forms
      .map((form, rank) => ({ form, rank, letters: lettersOf(form) }))
      .filter(({ form }) => form.length > 1 && this.#isInNorms(form));
    return this.#known;
  }

  #isInNorms(form: string): boolean {
    const lemma = this.#lexicon.lemma(form);
    if (lemma === undefined) return false;
    return (this.#mind.begins[lemma + 1] as number) > (this.#mind.begins[lemma] as number);
  }
}

/** People get the first letter right, and leave out or double vowels sooner than they take another letter. */
const nearness = ({ form, distance }: { form: string; distance: number }, misspelt: string) =>
  distance +
  (form[0] === misspelt[0] ? 0 : 0.5) -
  (form.length !== misspelt.length && consonantsOf(form) === consonantsOf(misspelt) ? 0.5 : 0);

const consonantsOf = (word: string): string => word.replace(/[aeiou]/g, '');

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26) letters |= 1 << letter;
  }
  return letters;
}

function countBits(bits: number): number {
  let rest = bits;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}

/** Insertions, deletions, replacements and swaps of neighbours; gives up beyond `furthest`. */
export function editDistance(one: string, other: string, furthest: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
      );
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwap)
        cost = Math.min(cost, (beforeLast[column - 2] as number) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > furthest) return furthest + 1;
    beforeLast = last;
    last = current;
  }
  return last[other.length] as number;
}
