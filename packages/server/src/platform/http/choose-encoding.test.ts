import { expect, test } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['deflate, zstd', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0, br;q=0.5', 'br'],
  ['gzip;q=0.8, br;q=0', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
])('%j is answered with %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
