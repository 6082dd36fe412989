import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

test.each([0, 7, 999, 1000, 1_234_567, 2.5, -3, -1000])(
  '%d is written as by its locale',
  (value) => {
    expect(formatNumber(value)).toBe(value.toLocaleString('en-US'));
  },
);
