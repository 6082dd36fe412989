import { expect, test } from 'vitest';
import { isEqualTimingSafe } from './timing-safe-compare.ts';

test('texts are equal only to themselves, whatever their length', () => {
  expect(isEqualTimingSafe('Bearer abc', 'Bearer abc')).toBe(true);
  for (const other of ['', 'Bearer ab', 'Bearer abcd', 'bearer abc']) {
    expect(isEqualTimingSafe('Bearer abc', other)).toBe(false);
  }
});
