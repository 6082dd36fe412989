import { expect, test } from 'vitest';
import { mayReloadOnce } from './may-reload-once.ts';

test('the page reloads once for each value', () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  const may = (buildId: string) => mayReloadOnce('app.reloadedInto', buildId, () => storage);
  expect([may('a'), may('a'), may('b'), may('b')]).toEqual([true, false, true, false]);
  expect(mayReloadOnce('app.reloadedFor', 'b', () => storage)).toBe(true);
});

test('without storage the page never reloads by itself', () => {
  const storage = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(mayReloadOnce('app.reloadedFor', 'a', storage)).toBe(false);
});
