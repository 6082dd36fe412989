import { expect, test } from 'vitest';
import { Kinds } from './kinds.ts';
import { createSmallWorld, withFiles } from './testing/small-world.ts';

const letters = [...'abcdefgilmnopqstuvwxy'];
const { family } = createSmallWorld({ lexicon: ['animal', 'animals', 'heart', 'of', 'a', 'use'] });
const kinds = withFiles(
  {
    'kinds.txt': [
      ...letters.map((letter) => `word-${letter}\t${letter}`),
      ...['dove\ta', 'queen\tpa', 'cream\tox', 'rock\twtn', 'song\twi', 'cup\tt', 'stone\tnt'],
      ...['animal\ta', 'deed\td', 'or\tox', 'oft\td', 'plain\t'],
    ],
  },
  (folder) => new Kinds(new URL('kinds.txt', folder)),
);
const phrasesFor = (word: string) =>
  kinds.statementsAbout(word, family).map(({ phrase }) => phrase);
const isTrue = (word: string, phrase: string, other: string) =>
  kinds
    .statementsAbout(word, family)
    .find((statement) => statement.phrase === phrase)
    ?.isTrueOf(other);

test('every kind has two phrases of its own', () => {
  const own = letters.flatMap((letter) => phrasesFor(`word-${letter}`).slice(0, 2));
  expect(own.every((phrase) => /^[a-z][a-z, ]+[a-z]$/.test(phrase))).toBe(true);
  expect(new Set(own).size).toBe(2 * letters.length);
});

test('two kinds are named one after the other, three not at all', () => {
  expect(phrasesFor('cream')).toEqual([
    'something to eat or drink, or a material or a substance',
    'what comes on a table, or what things are made of',
    'something one could touch',
  ]);
  expect(phrasesFor('rock')).toEqual([]);
});

test.each([
  ['dove', 'something one could touch'],
  ['song', 'nothing that one could touch'],
])('all kinds of %s allow to say: %s', (word, phrase) => {
  expect(phrasesFor(word)).toHaveLength(3);
  expect(phrasesFor(word)[2]).toBe(phrase);
});

test.each([
  ['aboptvx', 'something one could touch'],
  ['cdefiqsuwy', 'nothing that one could touch'],
])('of the kinds %s one can say: %s', (all, phrase) => {
  const those = letters.filter((letter) => phrasesFor(`word-${letter}`).includes(phrase));
  expect(those.join('')).toBe(all);
});

test('a statement of the kind is true of a word whose commonest sense is of that kind', () => {
  expect(isTrue('dove', 'an animal', 'word-a')).toBe(true);
  expect(isTrue('dove', 'an animal', 'queen')).toBe(false);
  expect(isTrue('queen', 'a person, or an animal', 'dove')).toBe(true);
  expect(isTrue('dove', 'an animal', 'zzyzx')).toBe(false);
});

test('a broader statement is true of a word all of whose kinds are within it', () => {
  expect(isTrue('dove', 'something one could touch', 'cup')).toBe(true);
  expect(isTrue('dove', 'something one could touch', 'stone')).toBe(false);
  expect(isTrue('dove', 'something one could touch', 'zzyzx')).toBe(false);
});

test('no phrase names the word or a form of it', () => {
  expect(phrasesFor('animal')).toEqual(['something alive', 'something one could touch']);
  expect(phrasesFor('deed')).toEqual(['something people do', 'nothing that one could touch']);
  expect(phrasesFor('or')).toEqual(['something one could touch']);
});

test('a word of two letters in a phrase does not make it a form of a longer one', () => {
  const kin = { areKin: (part: string, word: string) => word.startsWith(part) };
  const phrases = (word: string) =>
    kinds.statementsAbout(word, kin as typeof family).map(({ phrase }) => phrase);
  expect(phrases('oft')).toHaveLength(3);
});

test('nothing is said of a word without a kind', () => {
  expect(phrasesFor('zzyzx')).toEqual([]);
  expect(phrasesFor('plain')).toEqual([]);
  expect([kinds.has('dove'), kinds.has('zzyzx')]).toEqual([true, false]);
});
