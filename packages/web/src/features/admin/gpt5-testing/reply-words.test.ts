import { expect, test } from 'vitest';
import { costWords, matchWords, timeWords, wordsOf } from './reply-words.ts';

test('time is told in the unit one thinks in', () => {
  expect(timeWords(0)).toBe('0 ms');
  expect(timeWords(999)).toBe('999 ms');
  expect(timeWords(1234)).toBe('1.2 s');
});

test('cost is told in dollars where there are prices, and always in tokens', () => {
  expect(costWords({ tokensIn: 1000, tokensOut: 234 })).toBe('1,234 tokens');
  expect(costWords({ tokensIn: 100, tokensOut: 20, dollars: 0.00023 })).toBe(
    '$0.00023 (120 tokens)',
  );
});

test('words are parted by commas', () => {
  expect(wordsOf(' water, ice cream,, ')).toEqual(['water', 'ice cream']);
});

test('a match says of which kind it is', () => {
  expect(matchWords(undefined)).toBe('Not the same');
  expect(matchWords('exact')).toBe('Jinx!');
  expect(matchWords('inflection')).toBe('Jinx, by inflection');
});
