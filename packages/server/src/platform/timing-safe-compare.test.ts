import { expect, test } from 'vitest';
import { isEqualTimingSafe } from './timing-safe-compare.ts';

test('a secret is only itself, whatever the lengths', () => {
  expect(isEqualTimingSafe('Bearer abc', 'Bearer abc')).toBe(true);
  for (const other of ['', 'Bearer ab', 'Bearer abcd', 'bearer abc']) {
    expect(isEqualTimingSafe('Bearer abc', other)).toBe(false);
  }
});
