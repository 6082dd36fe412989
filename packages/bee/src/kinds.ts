import { readFileSync } from 'node:fs';
import type { Family } from './family.ts';

/** What the bee says of each kind, by its letter in data/kinds.txt: a phrase, and another for when it would tell too much. */
const phrases: Record<string, readonly [usual: string, other: string]> = {
  a: ['an animal', 'something alive'],
  b: ['a part of a body', 'something you carry with you'],
  c: ['a state to be in', 'how matters stand'],
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
  q: ['a word for how something is', 'how one would describe something'],
  s: ['a shape', 'a figure one can draw'],
  t: ['a thing that people make', 'an object'],
  u: ['an amount or a measure', 'how many, or how much'],
  v: ['a plant or part of one', 'something that grows'],
  w: ['something to read, hear or watch', 'a way to tell something'],
  x: ['a material or a substance', 'what things are made of'],
  y: ['a time', 'a while, long or short'],
};
/** For a word whose own kind would name it: true of every word that is only of kinds among these. */
const broaderPhrases: readonly { phrase: string; kinds: string }[] = [
  { phrase: 'something one could touch', kinds: 'aboptvx' },
  { phrase: 'nothing that one could touch', kinds: 'cdefiqsuwy' },
];
/** Three ors tell nothing. */
const maxKindsNamed = 2;

interface KindStatement {
  phrase: string;
  isTrueOf(word: string): boolean;
}

/** Which kinds of thing a word stands for in the senses in which people use it, the commonest first. */
export class Kinds {
  readonly #kindsOf: ReadonlyMap<string, string>;

  constructor(file: URL) {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    this.#kindsOf = new Map(lines.map((line) => line.split('\t') as [string, string]));
  }

  has(word: string): boolean {
    return this.#kindsOf.has(word);
  }

  /** What can be said of a word in words that are no form of it, the most telling first. */
  statementsAbout(word: string, family: Family): KindStatement[] {
    const kinds = this.#kindsOf.get(word) ?? '';
    if (kinds === '') return [];
    const revealsWord = (phrase: string) =>
      phrase
        .split(/[ ,]+/)
        .some((part) => part === word || (part.length > 2 && family.areKin(part, word)));
    const ownPhrases = kinds.length > maxKindsNamed ? [] : [0, 1];
    const own = ownPhrases.map((way) => ({
      phrase: [...kinds].flatMap((kind) => phrases[kind]?.[way] ?? []).join(', or '),
      // By its commonest sense: nobody would think of another for a word that isn't the answer.
      isTrueOf: (other: string) => kinds.includes(this.#kindsOf.get(other)?.charAt(0) ?? '-'),
    }));
    const broader = broaderPhrases
      .filter((one) => isWithin(kinds, one.kinds))
      .map((one) => ({
        phrase: one.phrase,
        isTrueOf: (other: string) => isWithin(this.#kindsOf.get(other) ?? '-', one.kinds),
      }));
    return [...own, ...broader].filter(({ phrase }) => !revealsWord(phrase));
  }
}

const isWithin = (kinds: string, all: string): boolean =>
  [...kinds].every((kind) => all.includes(kind));
