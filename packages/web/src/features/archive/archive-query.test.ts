import type { ArchivedPuzzle } from '@bee-jinx/contract/browser';
import { expect, test } from 'vitest';
import { archiveQuery, indexByDate } from './archive-query.ts';

const puzzle = (activeDate: string) => ({ activeDate }) as ArchivedPuzzle;

test('puzzles of all pages are found by their date', () => {
  const [first, second, third] = ['2026-11-15', '2026-11-14', '2026-11-13'].map(puzzle);
  const found = indexByDate([
    { puzzles: [first as ArchivedPuzzle, second as ArchivedPuzzle] },
    { puzzles: [third as ArchivedPuzzle] },
  ]);
  expect([...found]).toEqual([
    ['2026-11-15', first],
    ['2026-11-14', second],
    ['2026-11-13', third],
  ]);
});

test('the archive is read anew for another day, a page after the other', () => {
  const { queryKey, getNextPageParam } = archiveQuery('2026-11-15');
  expect(queryKey).toEqual(['archive', '2026-11-15']);
  const page = { puzzles: [], nextCursor: 'c2' } as unknown as Parameters<
    typeof getNextPageParam
  >[0];
  expect(getNextPageParam(page, [page], undefined, [])).toBe('c2');
});
