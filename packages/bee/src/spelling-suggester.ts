import type { Lexicon } from './lexicon.ts';
import type { Mind } from './mind.ts';

const maxSuggestions = 3;
const shortWordLength = 4;

interface KnownForm {
  form: string;
  letters: number;
  rank: number;
}

/** Words that a misspelt one may stand for. Only words of the norms, so that the bee never offers what it would not say. */
export class SpellingSuggester {
  readonly #lexicon: Lexicon;
  readonly #mind: Mind;
  #known: KnownForm[] | undefined;

  constructor(lexicon: Lexicon, mind: Mind) {
    this.#lexicon = lexicon;
    this.#mind = mind;
  }

  /** The nearest first, of equally near ones the commoner. */
  suggest(misspelt: string): string[] {
    const maxDistance = misspelt.length <= shortWordLength ? 1 : 2;
    const letters = letterMask(misspelt);
    const found: (KnownForm & { distance: number })[] = [];
    for (const known of this.#knownForms()) {
      if (Math.abs(known.form.length - misspelt.length) > maxDistance) continue;
      if (countBits(known.letters ^ letters) > maxDistance * 2) continue;
      const distance = editDistance(known.form, misspelt, maxDistance);
      if (distance <= maxDistance) found.push({ ...known, distance });
    }
    return found
      .sort((a, b) => suggestionCost(a, misspelt) - suggestionCost(b, misspelt) || a.rank - b.rank)
      .slice(0, maxSuggestions)
      .map(({ form }) => form);
  }

  #knownForms(): KnownForm[] {
    this.#known ??= this.#lexicon.forms
      .map((form, rank) => ({ form, rank, letters: letterMask(form) }))
      .filter(({ form }) => form.length > 1 && this.#isInNorms(form));
    return this.#known;
  }

  #isInNorms(form: string): boolean {
    const lemma = this.#lexicon.lemma(form);
    if (lemma === undefined) return false;
    return (this.#mind.rowOffsets[lemma + 1] as number) > (this.#mind.rowOffsets[lemma] as number);
  }
}

/** People get the first letter right, and leave out or double vowels sooner than they take another letter. */
const suggestionCost = ({ form, distance }: { form: string; distance: number }, misspelt: string) =>
  distance +
  (form[0] === misspelt[0] ? 0 : 0.5) -
  (form.length !== misspelt.length && consonantsOf(form) === consonantsOf(misspelt) ? 0.5 : 0);

const consonantsOf = (word: string): string => word.replace(/[aeiou]/g, '');

function letterMask(word: string): number {
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

/** Insertions, deletions, replacements and swaps of neighbours; gives up beyond `maxDistance`. */
export function editDistance(one: string, other: string, maxDistance: number): number {
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
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] as number) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > maxDistance) return maxDistance + 1;
    beforeLast = last;
    last = current;
  }
  return last[other.length] as number;
}
