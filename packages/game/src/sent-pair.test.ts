import { expect, test } from 'vitest';
import { isSentPairNumber, parsePairNote, sentPairNumbers, warnOfPair } from './sent-pair.ts';

test.each([
  [1050, false],
  [1_999_999, false],
  [2_000_000, true],
  [90_000_000, true],
])('%i is the number of a sent pair: %s', (puzzleNumber, expected) => {
  expect(isSentPairNumber(puzzleNumber)).toBe(expected);
});

test('there are 88 million numbers for sent pairs', () => {
  expect(sentPairNumbers).toEqual({ first: 2_000_000, last: 90_000_000 });
});

test.each([
  ['a sentence with extra spaces', '  For\n you. ', 'For you.'],
  ['the longest note', 'é'.repeat(140), 'é'.repeat(140)],
  ['one character too many', 'é'.repeat(141), null],
  ['the most typed spaces', ' '.repeat(2000), ''],
  ['one typed space too many', ' '.repeat(2001), null],
])('a note of %s', (_what, typed, expected) => {
  expect(parsePairNote(typed)).toBe(expected);
});

test.each([
  [{ caughtAtOnce: 76, warmth: 50 }, 'trivial'],
  [{ caughtAtOnce: 20, warmth: 86 }, 'trivial'],
  [{ caughtAtOnce: 75, warmth: 85 }, undefined],
  [{ caughtAtOnce: 4, warmth: 0 }, undefined],
  [{ caughtAtOnce: 3, warmth: 0 }, 'hopeless'],
])('the maker of a pair with %j is warned: %s', (figures, warning) => {
  expect(warnOfPair(figures)).toBe(warning);
});
