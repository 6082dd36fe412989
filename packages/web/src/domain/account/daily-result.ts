import type { ArchivedPuzzle } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { prefetchedStaleMs } from '../../api/screen-prefetch.ts';

/** The player's result of a day, read from the archive: loading the puzzle itself would start its game. */
export function dailyResultQuery(date: string) {
  return queryOptions({
    queryKey: ['dailyResult', date],
    queryFn: async ({ signal }): Promise<ArchivedPuzzle['result'] | null> => {
      const { puzzles } = await call('dailyArchive', { query: { date, limit: 1 }, signal });
      return puzzles[0]?.result ?? null;
    },
    staleTime: prefetchedStaleMs,
  });
}
