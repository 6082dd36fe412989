import type { Inflections } from './inflections.ts';
import type { Lexicon } from './lexicon.ts';
import type { Vectors } from './vectors.ts';

const suffixes =
  /^(?:s|es|d|ed|r|er|or|ers|st|est|ing|ings|y|ie|ly|ily|ness|iness|ful|less|ish|ist|ism|able|ible|ion|tion|ation|ment|al|ial|ic|ical|ous|ious|ive|en|th|hood|ship|ty|ity|ance|ence|ant|ent|age|dom|ward|like|man|men)$/;
/**
 * Sea and season, corn and corner share letters, not sense: words of one family are also near in meaning, the more so
 * the shorter the letters they share.
 */
const minSimilarity = {
  derived: 0.45,
  derivedFromShort: 0.5,
  compound: 0.35,
  compoundOfShort: 0.55,
};
const shortRootLength = 3;

/** Two words of one family: forms of one word, one derived from the other, one a compound of the other. */
export class Family {
  readonly #lexicon: Lexicon;
  readonly #meaning: Vectors;
  readonly #inflections: Inflections;

  constructor(lexicon: Lexicon, meaning: Vectors, inflections: Inflections) {
    this.#lexicon = lexicon;
    this.#meaning = meaning;
    this.#inflections = inflections;
  }

  areKin(one: string, other: string): boolean {
    return this.kinOf([one])(other);
  }

  /** Who is of a family with any of these. */
  kinOf(words: readonly string[]): (other: string) => boolean {
    const known = words.map((word) => this.#resolve(word));
    return (other) => {
      const resolved = this.#resolve(other);
      return known.some((one) => this.#areOneFamily(one, resolved));
    };
  }

  #resolve(word: string): ResolvedWord {
    return { word, lemma: this.#lexicon.lemma(word), base: this.#inflections.baseOf(word) };
  }

  #areOneFamily(one: ResolvedWord, other: ResolvedWord): boolean {
    if (one.word === other.word) return true;
    if (one.base !== undefined && one.base === other.base) return true;
    const [root, word] =
      one.word.length <= other.word.length ? [one.word, other.word] : [other.word, one.word];
    if (!sharesFirstOrLastLetter(root, word)) return false;
    const derivation = this.#derivationOf(root, word);
    if (derivation === undefined) return false;
    if (one.lemma === undefined || other.lemma === undefined) return true;
    return this.#meaning.cosine(one.lemma, other.lemma) >= minSimilarity[derivation];
  }

  #derivationOf(root: string, word: string): keyof typeof minSimilarity | undefined {
    if (root.length < shortRootLength) return undefined;
    const plain = word.replace(/[-' ]/g, '');
    const isShort = root.length === shortRootLength;
    if (isDerived(root, plain)) return isShort ? 'derivedFromShort' : 'derived';
    const rests = [
      plain.startsWith(root) && plain.slice(root.length),
      plain.endsWith(root) && plain.slice(0, -root.length),
    ];
    const isCompound = rests.some((rest) => rest && rest.length > 2 && this.#lexicon.knows(rest));
    if (!isCompound) return undefined;
    return isShort ? 'compoundOfShort' : 'compound';
  }
}

interface ResolvedWord {
  word: string;
  lemma: number | undefined;
  base: number | undefined;
}

/** Whatever is made of a word begins or ends as it does. Most pairs don't, and are not looked at closely. */
const sharesFirstOrLastLetter = (root: string, word: string): boolean =>
  root.charCodeAt(0) === word.charCodeAt(0) ||
  root.charCodeAt(root.length - 1) === word.charCodeAt(word.length - 1);

/** Bake and baker, happy and happiness, sun and sunny. */
function isDerived(root: string, word: string): boolean {
  const stem = root.replace(/[ey]$/, '');
  const restAfter = (beginning: string) =>
    word.startsWith(beginning) ? word.slice(beginning.length) : '';
  const rests = [restAfter(root), restAfter(root + root.at(-1))];
  if (stem !== root && stem.length >= shortRootLength) {
    const rest = restAfter(stem);
    rests.push(rest, rest.replace(/^i/, ''));
  }
  return rests.some((rest) => suffixes.test(rest));
}
