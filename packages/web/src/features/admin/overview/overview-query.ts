import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export const overviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: ({ signal }) => call('readOverview', { signal }),
  // Each look is a line in the audit trail.
  refetchInterval: 60_000,
});
