import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export const comingPuzzlesQuery = queryOptions({
  queryKey: ['admin', 'puzzles'],
  queryFn: async ({ signal }) => (await call('comingPuzzles', { signal })).puzzles,
});
