import { expect, test } from 'vitest';
import { mayReloadFor } from './chunk-load-error.ts';

const daily = new Error('Failed to fetch /assets/daily-1.js');

test('the page reloads once for each missing chunk', () => {
  const values = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
  expect(mayReloadFor(daily, storage)).toBe(true);
  expect(mayReloadFor(daily, storage)).toBe(false);
  expect(mayReloadFor(new Error('Failed to fetch /assets/daily-2.js'), storage)).toBe(true);
});

test('without storage the page never reloads by itself', () => {
  const storage = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(mayReloadFor(daily, storage)).toBe(false);
});
