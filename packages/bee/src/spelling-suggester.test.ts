import { expect, test } from 'vitest';
import { editDistance } from './spelling-suggester.ts';

test.each([
  ['flame', 'flame', 0],
  ['flame', 'flaem', 1],
  ['flame', 'lame', 1],
  ['flame', 'flames', 1],
  ['flame', 'blame', 1],
  ['banana', 'bananna', 1],
  ['ocean', 'oceen', 1],
  ['cat', 'dog', 3],
])('from %s to %s it is %i', (one, other, distance) => {
  expect(editDistance(one, other, 3)).toBe(distance);
  expect(editDistance(other, one, 3)).toBe(distance);
});

test('gives up beyond the furthest', () => {
  expect(editDistance('elephant', 'dog', 2)).toBe(3);
});
