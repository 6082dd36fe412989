import { readFileSync } from 'node:fs';
import type { Family } from './family.ts';

/** What the bee says of each kind, by its letter in data/kinds.txt: a phrase, and another for when it would tell too much. */
const phrases: Record<string, readonly [usual: string, other: string]> = {
  a: ['an animal', 'something alive'],
  b: ['a part of the body', 'something you carry with you'],
  c: ['a state that somebody or something is in', 'how matters stand'],
  d: ['something people do', 'a kind of deed'],
  e: ['something that happens', 'an occasion'],
  f: ['a feeling', 'something in the heart'],
  g: ['a group', 'several taken together'],
  i: ['something in the mind', 'a kind of idea'],
  l: ['a place', 'somewhere'],
  m: ['something owned or owed', 'what one can have'],
  n: ['something in nature', 'a part of the world around us'],
  o: ['something to eat or drink', 'what comes on a table'],
  p: ['a person', 'somebody'],
  q: ['a quality, what something is like', 'how one would describe something'],
  s: ['a shape', 'a figure one can draw'],
  t: ['a thing that people make', 'an object'],
  u: ['an amount or a measure', 'how many, or how much'],
  v: ['a plant', 'something that grows'],
  w: ['something said, written or signed', 'a way to tell something'],
  x: ['a material or a substance', 'what things are made of'],
  y: ['a time', 'a while, long or short'],
};
/** For a word whose own kind would name it: true of every word that is only of kinds among these. */
const broaderPhrases: readonly { phrase: string; kinds: string }[] = [
  { phrase: 'something one could touch', kinds: 'aboptvx' },
  { phrase: 'nothing that one could touch', kinds: 'cdefiqsuwy' },
];
/** True of every word. */
const fallbackPhrase = 'everyday English';

/** A sentence about a word, and of which kinds it is true; of every word where it names none. */
interface KindPhrase {
  phrase: string;
  kinds: string;
}

/** Which kinds of thing a word stands for in the senses in which people use it. */
export class Kinds {
  readonly #kindsOf: ReadonlyMap<string, string>;

  constructor(file: URL) {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    this.#kindsOf = new Map(lines.map((line) => line.split('\t') as [string, string]));
  }

  /** Whether it is true to say of a word that it is of one of these kinds. */
  isAny(word: string, kinds: string): boolean {
    if (kinds === '') return true;
    const own = this.#kindsOf.get(word) ?? '';
    return [...own].some((kind) => kinds.includes(kind));
  }

  /** What can be said of a word in words that are no form of it, the most telling first. The last names no kind. */
  phrasesFor(word: string, family: Family): KindPhrase[] {
    const revealsWord = (phrase: string) =>
      phrase
        .split(/[ ,]+/)
        .some((part) => part === word || (part.length > 2 && family.areKin(part, word)));
    const kinds = this.#kindsOf.get(word) ?? '';
    const ownPhrases = [0, 1].map((way) => ({
      phrase: [...kinds].map((kind) => phrases[kind]?.[way] ?? fallbackPhrase).join('; or '),
      kinds,
    }));
    const matchingBroader = broaderPhrases.filter((one) =>
      [...kinds].every((kind) => one.kinds.includes(kind)),
    );
    const ofKind =
      kinds === ''
        ? []
        : [...ownPhrases, ...matchingBroader].filter(({ phrase }) => !revealsWord(phrase));
    return [...ofKind, { phrase: fallbackPhrase, kinds: '' }];
  }
}
