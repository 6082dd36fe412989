import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listKey } from '../../api/version.ts';
import { createQueryCache } from './query-cache.ts';

const asksOnFocus = (queryKey: string[]) =>
  createQueryCache().defaultQueryOptions({ queryKey }).refetchOnWindowFocus !== false;

test('a window focus refetches players’ queries, but none of the admin desk', () => {
  expect(asksOnFocus(['player', 'anon_1'])).toBe(true);
  expect(asksOnFocus(['group', listKey, 'mine'])).toBe(true);
  expect(asksOnFocus(['admin', 'trail'])).toBe(false);
  expect(asksOnFocus(['group', listKey, 'admin', 'search'])).toBe(false);
});

test('every query of the admin desk is excluded', () => {
  const desk = join(import.meta.dirname, '../../features/admin');
  const keys = globSync('**/*.{ts,tsx}', { cwd: desk })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(join(desk, file), 'utf8').matchAll(/^ +queryKey: \[(.*)\]/gm),
    ])
    .map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(10);
  for (const key of keys)
    expect(key).toMatch(/^('admin'|'group', listKey, 'admin'|\.\.\.feedbackListKey),/);
});
