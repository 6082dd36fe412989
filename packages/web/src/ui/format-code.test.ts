import { expect, test } from 'vitest';
import { formatCode } from './format-code.ts';

test('a code is read in two groups of four', () => {
  expect(formatCode('ABCD2345')).toBe('ABCD 2345');
});
