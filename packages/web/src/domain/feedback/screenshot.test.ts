import { expect, test } from 'vitest';
import { formatFileSize, screenshotFault } from './screenshot.ts';

const twoMegabytes = 2 * 1024 * 1024;

test.each([
  ['image/png', 1],
  ['image/jpeg', 500_000],
  ['image/webp', twoMegabytes],
])('%s of %d bytes is accepted', (type, size) => {
  expect(screenshotFault({ type, size })).toBeUndefined();
});

test.each([
  ['image/svg+xml', 100, 'isn’t a picture'],
  ['image/gif', 100, 'isn’t a picture'],
  ['text/html', 100, 'isn’t a picture'],
  ['', 100, 'isn’t a picture'],
  ['image/png', 0, 'empty'],
  ['image/png', twoMegabytes + 1, 'larger than 2 MB'],
])('%j of %d bytes is refused: %s', (type, size, words) => {
  expect(screenshotFault({ type, size })).toContain(words);
});

test.each([
  [1, '1 kB'],
  [2048, '2 kB'],
  [1_234_567, '1.2 MB'],
  [twoMegabytes, '2 MB'],
])('%d bytes are %s', (bytes, shown) => {
  expect(formatFileSize(bytes, 'en')).toBe(shown);
});
