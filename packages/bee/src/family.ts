import type { Lexicon } from './lexicon.ts';
import type { Vectors } from './vectors.ts';

const endings =
  /^(?:s|es|d|ed|r|er|or|ers|st|est|ing|ings|y|ie|ly|ily|ness|iness|ful|less|ish|ist|ism|able|ible|ion|tion|ation|ment|al|ial|ic|ical|ous|ious|ive|en|th|hood|ship|ty|ity|ance|ence|ant|ent|age|dom|ward|like|man|men)$/;
const shortestRoot = 3;
/** Sea and season, corn and corner share letters, not sense. */
const leastKinship = 0.22;

/** Two words of one family: forms of one lemma, one derived from the other, one a compound of the other. */
export class Family {
  readonly #lexicon: Lexicon;
  readonly #vectors: Vectors;

  constructor(lexicon: Lexicon, vectors: Vectors) {
    this.#lexicon = lexicon;
    this.#vectors = vectors;
  }

  areKin(one: string, other: string): boolean {
    if (one === other) return true;
    const a = this.#lexicon.lemma(one);
    const b = this.#lexicon.lemma(other);
    if (a !== undefined && a === b) return true;
    const [short, long] = one.length <= other.length ? [one, other] : [other, one];
    if (!this.#looksMadeOf(short, long)) return false;
    if (a === undefined || b === undefined) return true;
    return this.#vectors.cosine(a, b) >= leastKinship;
  }

  #looksMadeOf(short: string, long: string): boolean {
    if (short.length < shortestRoot) return false;
    const plain = long.replace(/[-' ]/g, '');
    if (plain.startsWith(short) && this.#isPart(plain.slice(short.length), short)) return true;
    if (plain.endsWith(short) && this.#isWord(plain.slice(0, -short.length))) return true;
    // happy → happiness, bake → baker, sun → sunny
    const root = short.replace(/[ey]$/, '');
    if (root !== short && root.length >= shortestRoot && plain.startsWith(root)) {
      return (
        endings.test(plain.slice(root.length).replace(/^i/, '')) ||
        endings.test(plain.slice(root.length))
      );
    }
    const doubled = short + short.at(-1);
    return plain.startsWith(doubled) && endings.test(plain.slice(doubled.length));
  }

  #isPart(rest: string, root: string): boolean {
    return endings.test(rest) || (rest.length > 2 && this.#isWord(rest) && root.length > 2);
  }

  #isWord(rest: string): boolean {
    return rest.length > 2 && this.#lexicon.knows(rest);
  }
}
