import { expect, test } from 'vitest';
import { formatNumber, formatTenths } from './format-number.ts';

test.each([0, 7, 999, 1000, 1_234_567, 2.5, -3, -1000])(
  '%d is written as by its locale',
  (value) => {
    expect(formatNumber(value)).toBe(value.toLocaleString('en-US'));
  },
);

test.each([
  [3, '3'],
  [3.25, '3.3'],
  [12.04, '12'],
])('%d in tenths is %s', (value, text) => {
  expect(formatTenths(value)).toBe(text);
});
