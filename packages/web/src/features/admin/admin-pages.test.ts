import { expect, test } from 'vitest';
import { adminPages } from './admin-pages.ts';

test('each page has an address, a name and a sentence of its own', () => {
  for (const field of ['path', 'name', 'description'] as const)
    expect(new Set(adminPages.map((page) => page[field])).size).toBe(adminPages.length);
  expect(adminPages.filter(({ name }) => !/^[A-Z]/.test(name))).toEqual([]);
  expect(adminPages.filter(({ description }) => !/^[A-Z].*\.$/.test(description))).toEqual([]);
  expect(adminPages.length).toBeGreaterThan(10);
});
