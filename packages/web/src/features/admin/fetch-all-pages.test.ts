import { expect, test } from 'vitest';
import { fetchAllPages } from './fetch-all-pages.ts';

const pages = new Map<string | undefined, { rows: number[]; nextCursor?: string }>([
  [undefined, { rows: [5, 4], nextCursor: 'a' }],
  ['a', { rows: [3, 2], nextCursor: 'b' }],
  ['b', { rows: [1] }],
]);

test('every page is read, in order, until there is none', async () => {
  const read = async (cursor: string | undefined) => pages.get(cursor) ?? { rows: [] };
  expect((await fetchAllPages(read)).flatMap(({ rows }) => rows)).toEqual([5, 4, 3, 2, 1]);
});
