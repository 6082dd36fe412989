import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listKey } from '../../api/version.ts';
import { createQueryCache } from './query-cache.ts';

const asksOnFocus = (queryKey: string[]) =>
  createQueryCache().defaultQueryOptions({ queryKey }).refetchOnWindowFocus !== false;

test('coming back to the window asks again for what players see, but not for the desk', () => {
  expect(asksOnFocus(['player', 'anon_1'])).toBe(true);
  expect(asksOnFocus(['group', listKey, 'mine'])).toBe(true);
  expect(asksOnFocus(['admin', 'trail'])).toBe(false);
  expect(asksOnFocus(['group', listKey, 'admin', 'search'])).toBe(false);
});

test('every query of the desk stands among those', () => {
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
