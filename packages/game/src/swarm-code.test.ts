import { expect, test } from 'vitest';
import { makeSwarmCode, parseSwarmCode, swarmCodeCount, swarmCodePattern } from './swarm-code.ts';

test.each([
  [0, 'BBBB'],
  [1, 'CBBB'],
  [20, 'BCBB'],
  [39, 'ZCBB'],
  [1200, 'BBFB'],
  [8000, 'BBBC'],
  // ZZZ would be a snore.
  [159_980, undefined],
])('code %i is %s', (index, code) => {
  expect(makeSwarmCode(index)).toBe(code);
});

test('there are 160,000, and most of them can be read aloud', () => {
  expect(swarmCodeCount).toBe(160_000);
  const codes = Array.from({ length: swarmCodeCount }, (_, index) => makeSwarmCode(index));
  const used = codes.filter((code) => code !== undefined);
  expect(new Set(used).size).toBe(used.length);
  expect(used.length).toBeGreaterThan(100_000);
  expect(used.every((code) => swarmCodePattern.test(code))).toBe(true);
  expect(used.some((code) => code.includes('FCK'))).toBe(false);
});

test.each([
  ['bbcd', 'BBCD'],
  [' bb-cd ', 'BBCD'],
  ['BEES', undefined],
  ['BCD', undefined],
  ['BBCDF', undefined],
  [`BBCD${' '.repeat(46)}`, 'BBCD'],
  [`BBCD${' '.repeat(47)}`, undefined],
])('“%s” as typed is the code %s', (typed, code) => {
  expect(parseSwarmCode(typed)).toBe(code);
});
