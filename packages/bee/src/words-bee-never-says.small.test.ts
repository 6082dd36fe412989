import { expect, test } from 'vitest';
import { isUnfitForPair, wordsBeeNeverSays } from './words-bee-never-says.ts';

test.each([
  ['bomb', true],
  ['vomit', true],
  ['einstein', true],
  ['tide', false],
  // The bee has no decoys for it; that is nobody's fault.
  ['xylophone', false],
  ['qr', false],
])('%s is unfit for a pair that somebody is sent: %s', (word, isUnfit) => {
  expect(isUnfitForPair(word)).toBe(isUnfit);
});

test('the bee never says what it has no decoys for', () => {
  expect(['qr', 'xylophone', 'tide'].map((word) => wordsBeeNeverSays.has(word))).toEqual([
    true,
    true,
    false,
  ]);
});
