import type { ArchivedPuzzle } from '@bee-jinx/contract/browser';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const pageSize = 100;

export const archiveQuery = (date: string) =>
  infiniteQueryOptions({
    queryKey: ['archive', date],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('dailyArchive', { query: { date, cursor, limit: pageSize }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export type PuzzlesByDate = ReadonlyMap<string, ArchivedPuzzle>;

export function indexByDate(pages: readonly { puzzles: ArchivedPuzzle[] }[]): PuzzlesByDate {
  return new Map(
    pages.flatMap(({ puzzles }) => puzzles.map((puzzle) => [puzzle.activeDate, puzzle])),
  );
}
