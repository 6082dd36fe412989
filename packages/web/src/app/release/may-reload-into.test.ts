import { expect, test } from 'vitest';
import { mayReloadInto } from './may-reload-into.ts';

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

test('the page reloads once for each build', () => {
  const storage = memory();
  const may = (id: string) => mayReloadInto(id, () => storage);
  expect([may('a'), may('a'), may('b'), may('b')]).toEqual([true, false, true, false]);
});

test('without storage the page never reloads by itself', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  expect(mayReloadInto('a', blocked)).toBe(false);
});
