import type { Recap } from '@bee-jinx/contract/browser';
import type { RecapPeriod } from '@bee-jinx/game';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Null where nothing was played. */
export const recapQuery = (period: RecapPeriod, date: string) =>
  queryOptions({
    queryKey: ['recap', period, date],
    queryFn: async ({ signal }): Promise<Recap | null> =>
      (await call('readRecap', { query: { period, date }, signal })).recap ?? null,
  });
