import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('a word is computed once, also where the result is false', () => {
  const compute = vi.fn((word: string) => word === 'bee');
  const memoized = memoize(10, compute);
  expect([memoized('bee'), memoized('wasp'), memoized('bee'), memoized('wasp')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('the cache is cleared when it is full', () => {
  const compute = vi.fn((word: string) => word.toUpperCase());
  const memoized = memoize(2, compute);
  for (const word of ['a', 'b', 'c', 'a']) memoized(word);
  expect(compute).toHaveBeenCalledTimes(4);
  expect(memoized('a')).toBe('A');
});
