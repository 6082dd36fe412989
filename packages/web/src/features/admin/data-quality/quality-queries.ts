import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export const dataChecksQuery = queryOptions({
  queryKey: ['admin', 'data-quality'],
  queryFn: ({ signal }) => call('runDataChecks', { signal }),
});

export const repairPlanQuery = (checkId: string) =>
  queryOptions({
    queryKey: ['admin', 'data-quality', 'plan', checkId],
    queryFn: ({ signal }) => call('planRepair', { params: { checkId }, signal }),
    enabled: checkId !== '',
    // What is repaired must be what is there now.
    gcTime: 0,
    staleTime: 0,
  });

export function useRepair(checkId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call('applyRepair', { params: { checkId }, body: { token } }),
    onSettled: () => cache.invalidateQueries({ queryKey: dataChecksQuery.queryKey }),
  });
}
