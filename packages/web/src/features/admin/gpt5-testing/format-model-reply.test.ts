import { expect, test } from 'vitest';
import { formatCost, formatMilliseconds, matchLabel, splitWords } from './format-model-reply.ts';

test('a time is formatted in milliseconds below a second, else in seconds', () => {
  expect(formatMilliseconds(0)).toBe('0 ms');
  expect(formatMilliseconds(999)).toBe('999 ms');
  expect(formatMilliseconds(1234)).toBe('1.2 s');
});

test('a cost has dollars where there are prices, and always tokens', () => {
  expect(formatCost({ tokensIn: 1000, tokensOut: 234 })).toBe('1,234 tokens');
  expect(formatCost({ tokensIn: 100, tokensOut: 20, dollars: 0.00023 })).toBe(
    '$0.00023 (120 tokens)',
  );
});

test('words are split at commas, without empty ones', () => {
  expect(splitWords(' water, ice cream,, ')).toEqual(['water', 'ice cream']);
});

test('a match is labelled with its kind', () => {
  expect(matchLabel(undefined)).toBe('Not the same');
  expect(matchLabel('exact')).toBe('Jinx!');
  expect(matchLabel('inflection')).toBe('Jinx, by inflection');
});
