import { expect, test } from 'vitest';
import { campsOf, nextSwarmPair } from './swarm-camps.ts';
import { makeSwarmCode, parseSwarmCode, swarmCodeCount } from './swarm-code.ts';

const sameLemma = (a: string, b: string) => a.replace(/s$/, '') === b.replace(/s$/, '');

test('seats whose words count as the same are one camp, named as most of them spell it', () => {
  const camps = campsOf(['grey', 'gray', null, 'gray', 'sky', 'skys'], sameLemma);
  expect(camps).toEqual([
    { word: 'gray', seats: [0, 1, 3] },
    { word: 'sky', seats: [4, 5] },
  ]);
});

test('a word that is the same as two others joins them', () => {
  const steps = (a: string, b: string) =>
    ['leaf leaves', 'leaves leave'].some((pair) => pair === `${a} ${b}` || pair === `${b} ${a}`);
  expect(campsOf(['leaf', 'leave', 'leaves'], steps)).toHaveLength(1);
});

test.each([
  ['the two largest', [3, 2, 1], {}, ['a', 'b']],
  [
    'of three equal ones the two farthest apart',
    [2, 2, 2],
    { 'a b': 50, 'a c': 40, 'b c': 9 },
    ['b', 'c'],
  ],
  [
    'the largest, and of equal seconds the farthest',
    [3, 1, 1],
    { 'a b': 50, 'a c': 40 },
    ['a', 'c'],
  ],
  ['the first in the alphabet where all is equal', [1, 1, 1], {}, ['a', 'b']],
] as const)('the next pair is %s', (_, sizes, warmths, pair) => {
  const words = sizes.flatMap((size, index) =>
    Array.from({ length: size }, () => 'abc'[index] ?? ''),
  );
  const warmth = (a: string, b: string) => new Map(Object.entries(warmths)).get(`${a} ${b}`) ?? 60;
  expect(nextSwarmPair(campsOf(words, sameLemma), warmth)).toEqual(pair);
});

test('a code is four consonants that spell nothing rude, and is read in any case', () => {
  expect(makeSwarmCode(0)).toBe('BBBB');
  expect(parseSwarmCode(' bb-cd ')).toBe('BBCD');
  expect(parseSwarmCode('BEES')).toBeUndefined();
  const codes = Array.from({ length: swarmCodeCount }, (_, index) => makeSwarmCode(index));
  expect(new Set(codes.filter(Boolean)).size).toBeGreaterThan(100_000);
  expect(codes.some((code) => code?.includes('FCK'))).toBe(false);
});
