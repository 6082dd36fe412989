import { expect, test } from 'vitest';
import { wordSize } from './word-size.ts';

test.each([
  ['', 'xs'],
  ['sea', 'xs'],
  ['lamp', 'xs'],
  ['mouse', 'xs'],
  ['candle', 's'],
  ['ice cream', 'm'],
  ['lighthouse', 'm'],
  ['mummy', 's'],
  ['wowwow', 'm'],
  ['troublemaker', 'l'],
  ["mother-in-law's tongue", 'xl'],
  ['a'.repeat(30), 'xl'],
] as const)('“%s” has the size %s', (word, size) => {
  expect(wordSize(word)).toBe(size);
});

test('both words of a pair have the size of the wider one', () => {
  expect(wordSize('sea', 'lighthouse')).toBe('m');
  expect(wordSize('lighthouse', 'sea')).toBe('m');
});
