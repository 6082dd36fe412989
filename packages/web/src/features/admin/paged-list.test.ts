import { expect, test } from 'vitest';
import { pagedList } from './paged-list.ts';

const pages = new Map<string | undefined, { rows: number[]; nextCursor?: string }>([
  [undefined, { rows: [5, 4], nextCursor: 'a' }],
  ['a', { rows: [3, 2], nextCursor: 'b' }],
  ['b', { rows: [1] }],
]);

test('fetchAll returns the rows of every page, in order', async () => {
  const { fetchAll } = pagedList({
    queryKey: ['admin', 'numbers'],
    read: async ({ cursor }) => pages.get(cursor) ?? { rows: [] },
    rowsOf: ({ rows }) => rows,
  });
  expect(await fetchAll()).toEqual([5, 4, 3, 2, 1]);
});
