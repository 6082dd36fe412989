import { expect, test } from 'vitest';
import { readBeeParts } from './bee.ts';
import { readLukewarmSets } from './warmth.ts';

const { lexicon, inflections } = readBeeParts();
const sets = readLukewarmSets(new URL('../data/lukewarm.txt', import.meta.url));

test('data/lukewarm.txt names opposites and words that sound alike, two or more a line, all known', () => {
  expect(sets.filter(([kind]) => kind !== 'opposite' && kind !== 'alike')).toEqual([]);
  expect(sets.filter(([, words]) => words.length < 2)).toEqual([]);
  expect(sets.flatMap(([, words]) => words.filter((word) => !lexicon.knows(word)))).toEqual([]);
});

test('no set in data/lukewarm.txt has two inflections of one word', () => {
  const united = sets.flatMap(([, words]) =>
    words.flatMap((one, at) =>
      words
        .slice(at + 1)
        .flatMap((other) => (inflections.areOneWord(one, other) ? [`${one} ${other}`] : [])),
    ),
  );
  expect(united).toEqual([]);
});
