import { expect, test } from 'vitest';
import { isSameSecret } from './same-secret.ts';

test('a secret is only itself, whatever the lengths', () => {
  expect(isSameSecret('Bearer abc', 'Bearer abc')).toBe(true);
  for (const other of ['', 'Bearer ab', 'Bearer abcd', 'bearer abc']) {
    expect(isSameSecret('Bearer abc', other)).toBe(false);
  }
});
