import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { prefetchedStaleMs } from '../../../api/screen-prefetch.ts';

/** How other players linked the pair. */
export const othersQuery = (puzzleNumber: number) =>
  queryOptions({
    queryKey: ['others', puzzleNumber],
    queryFn: ({ signal }) => call('dailyOthers', { query: { puzzleNumber }, signal }),
    staleTime: prefetchedStaleMs,
  });
