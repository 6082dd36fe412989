import type { CallReply } from '@bee-jinx/contract/browser';
import { dayMs } from '@bee-jinx/game';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export type Stats = CallReply<'readStats'>;

/** The days up to today in UTC, like the sums on the server. */
export const statsQuery = (days: number) =>
  queryOptions({
    queryKey: ['admin', 'stats', days],
    queryFn: ({ signal }) => {
      const from = new Date(Date.now() - (days - 1) * dayMs).toISOString().slice(0, 10);
      return call('readStats', { query: { from }, signal });
    },
    placeholderData: keepPreviousData,
    // Each request is a line in the audit trail.
    staleTime: 60_000,
  });
