import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

test('a cache keeps so many and no more; the oldest goes first', () => {
  const cache = new BoundedCache<number, string>(3);
  for (const key of [1, 2, 3, 4]) expect(cache.keep(key, `value ${key}`)).toBe(`value ${key}`);
  expect([1, 2, 3, 4].map((key) => cache.get(key))).toEqual([
    undefined,
    'value 2',
    'value 3',
    'value 4',
  ]);
});
