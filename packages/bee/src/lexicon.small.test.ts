import { expect, test } from 'vitest';
import { Lexicon } from './lexicon.ts';
import { withFiles } from './testing/small-world.ts';

const lexicon = withFiles(
  {
    'lexicon.txt': [
      'the',
      'red\t\tq',
      'ran\trun',
      'run\t\td',
      'orphan\tnobody',
      'café',
      'runs\trun',
    ],
  },
  (folder) => new Lexicon(new URL('lexicon.txt', folder)),
);

test('a line is a lemma, with or without its kind, or a form of a lemma before or after it', () => {
  expect(lexicon.size).toBe(4);
  const lemmas = ['the', 'red', 'ran', 'run', 'runs'].map((word) => lexicon.lemma(word));
  expect(lemmas).toEqual([0, 1, 2, 2, 2]);
  expect([0, 1, 2].map((lemma) => lexicon.word(lemma))).toEqual(['the', 'red', 'run']);
  expect([0, 1, 2].map((lemma) => lexicon.kind(lemma))).toEqual(['', 'q', 'd']);
});

test('the rank of a lemma is its place among all forms; what is not there comes after them', () => {
  expect([0, 1, 2, 99].map((lemma) => lexicon.rank(lemma))).toEqual([0, 1, 3, 7]);
  expect([lexicon.word(99), lexicon.kind(99)]).toEqual(['', '']);
  expect(lexicon.forms.slice(0, 5)).toEqual(['the', 'red', 'ran', 'run', 'orphan']);
});

test('a form of a lemma that is not listed is not known', () => {
  expect(['ran', 'orphan', 'nobody', 'zzyzx'].map((word) => lexicon.knows(word))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(lexicon.lemma('orphan')).toBeUndefined();
});
