import { expect, test } from 'vitest';
import { dimensions, Vectors } from './vectors.ts';

const vector = (values: Record<number, number>) =>
  Array.from({ length: dimensions }, (_, at) => values[at] ?? 0);
const vectorsOf = (...all: number[][]) => new Vectors(Int8Array.from(all.flat()));

test('the cosine is 1 for the same direction, 0 at a right angle, -1 for the opposite', () => {
  const vectors = vectorsOf(
    vector({ 0: 3, 1: 4 }),
    vector({ 0: 6, 1: 8 }),
    vector({ 2: 5 }),
    vector({ 0: -3, 1: -4 }),
  );
  expect([1, 2, 3].map((other) => vectors.cosine(0, other))).toEqual([1, 0, -1]);
});

test.each([0, 1, 2, 3, 4, 97, 98, 99])('dimension %i counts', (at) => {
  const vectors = vectorsOf(
    vector({ [at]: 4, [at === 50 ? 51 : 50]: 3 }),
    vector({ [at]: 3, 50: 4 }),
  );
  expect(vectors.cosine(0, 1)).toBe(24 / 25);
});

test('a word that has no place, or is not there, is near to nothing', () => {
  const vectors = vectorsOf(vector({ 0: 3 }), vector({}));
  expect([vectors.cosine(0, 1), vectors.cosine(0, 2), vectors.cosine(2, 0)]).toEqual([0, 0, 0]);
});

test('a unit vector has the length 1, and stays 0 where a word has no place', () => {
  const vectors = vectorsOf(vector({ 0: 5 }), vector({ 0: 3, 99: -4 }), vector({}));
  expect([...vectors.unit(1)]).toEqual(vector({ 0: 0.6, 99: -0.8 }));
  expect([...vectors.unit(2)]).toEqual(vector({}));
});

test('bytes are read as signed, from where they begin in their buffer', () => {
  const bytes = Uint8Array.from([...vector({ 0: 1 }), ...vector({ 0: 255 }), ...vector({ 0: 1 })]);
  const vectors = new Vectors(bytes.subarray(dimensions));
  expect(vectors.cosine(0, 1)).toBe(-1);
});
