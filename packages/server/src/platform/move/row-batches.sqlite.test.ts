import { expect, test } from 'vitest';
import { batchRows, fetchSizeFor } from './row-batches.ts';

const mib = 1024 * 1024;
const sizesOf = (rows: Iterable<Record<string, unknown>>) =>
  [...batchRows(rows)].map((batch) => batch.length);

test('a batch of small rows is bounded by its values', () => {
  const rows = Array.from({ length: 25_000 }, (_, index) => ({ index, name: 'anna', at: null }));
  expect(sizesOf(rows)).toEqual([10_000, 10_000, 5000]);
  expect(sizesOf([])).toEqual([]);
});

test('a batch of screenshots is bounded by its bytes, and one that is larger goes alone', () => {
  const sizes = [2, 2, 2, 2, 2, 20, 1];
  const rows = sizes.map((size) => ({ bytes: new Uint8Array(size * mib - 8), number: 1 }));
  expect(sizesOf(rows)).toEqual([4, 1, 1, 1]);
});

test('rows are fetched by as many as surely fit', () => {
  expect(fetchSizeFor(200)).toBe(5000);
  expect(fetchSizeFor(2 * mib)).toBe(4);
  expect(fetchSizeFor(20 * mib)).toBe(1);
});
