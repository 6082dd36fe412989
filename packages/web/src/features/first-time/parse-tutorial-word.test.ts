import { expect, test } from 'vitest';
import { parseTutorialWord } from './parse-tutorial-word.ts';

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['sand!', 'odd'],
  ['b33', 'odd'],
  ['-sand', 'odd'],
  ["sand'", 'odd'],
  ['ice  cream cone', 'odd'],
  ['sa\u200bnd', 'odd'],
  ['🐝', 'odd'],
  ['a'.repeat(31), 'long'],
  ['ocean', 'taken'],
  ['Deserts', 'taken'],
])('%j is refused as %s', (text, fault) => {
  expect(parseTutorialWord(text, ['ocean', 'desert'])).toEqual({ fault });
});

test.each([
  ['ice cream', 'ice cream'],
  ['Ice   Cream', 'ice cream'],
  ['mother-in-law', 'mother-in-law'],
  ['o’clock', "o'clock"],
  ['ÉTÉ', 'été'],
  ['a'.repeat(30), 'a'.repeat(30)],
])('%j is read as %j', (text, word) => {
  expect(parseTutorialWord(text, [])).toEqual({ word });
});
