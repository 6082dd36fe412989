import type { Family } from './family.ts';

/** What the bee says of each kind, by the letter that the lexicon gives it: a phrase, and another for when it would tell too much. */
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
const unknown = ['a name, or one of the little words', 'hard to put in a drawer'] as const;
const lastResort = 'everyday English';

/** The kind of thing a word is, in words that are no form of it. */
export function kindPhrase(letter: string, word: string, family: Family): string {
  const tells = (phrase: string) =>
    phrase
      .split(/[ ,]+/)
      .some((part) => part === word || (part.length > 2 && family.areKin(part, word)));
  return (phrases[letter] ?? unknown).find((phrase) => !tells(phrase)) ?? lastResort;
}
