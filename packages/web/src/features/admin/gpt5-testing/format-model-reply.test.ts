import { expect, test } from 'vitest';
import { formatCost, formatMilliseconds, matchLabel, splitWords } from './format-model-reply.ts';

test('time is told in the unit one thinks in', () => {
  expect(formatMilliseconds(0)).toBe('0 ms');
  expect(formatMilliseconds(999)).toBe('999 ms');
  expect(formatMilliseconds(1234)).toBe('1.2 s');
});

test('cost is told in dollars where there are prices, and always in tokens', () => {
  expect(formatCost({ tokensIn: 1000, tokensOut: 234 })).toBe('1,234 tokens');
  expect(formatCost({ tokensIn: 100, tokensOut: 20, dollars: 0.00023 })).toBe(
    '$0.00023 (120 tokens)',
  );
});

test('words are parted by commas', () => {
  expect(splitWords(' water, ice cream,, ')).toEqual(['water', 'ice cream']);
});

test('a match says of which kind it is', () => {
  expect(matchLabel(undefined)).toBe('Not the same');
  expect(matchLabel('exact')).toBe('Jinx!');
  expect(matchLabel('inflection')).toBe('Jinx, by inflection');
});
