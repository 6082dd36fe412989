import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('thinks once about the same word, also where the answer is no', () => {
  const think = vi.fn((word: string) => word === 'bee');
  const ask = memoize(10, think);
  expect([ask('bee'), ask('wasp'), ask('bee'), ask('wasp')]).toEqual([true, false, true, false]);
  expect(think).toHaveBeenCalledTimes(2);
});

test('never keeps more than it may', () => {
  const think = vi.fn((word: string) => word.toUpperCase());
  const ask = memoize(2, think);
  for (const word of ['a', 'b', 'c', 'a']) ask(word);
  expect(think).toHaveBeenCalledTimes(4);
  expect(ask('a')).toBe('A');
});
