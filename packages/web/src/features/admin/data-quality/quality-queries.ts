import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { showToast } from '../../../ui/toast/toast-queue.ts';

export const dataChecksQuery = queryOptions({
  queryKey: ['admin', 'data-quality'],
  queryFn: ({ signal }) => call('runDataChecks', { signal }),
});

export const repairPlanQuery = (checkId: string) =>
  queryOptions({
    queryKey: ['admin', 'data-quality', 'plan', checkId],
    queryFn: ({ signal }) => call('planRepair', { params: { checkId }, signal }),
    enabled: checkId !== '',
    // A repair needs the plan of this moment.
    gcTime: 0,
    staleTime: 0,
  });

export function useRepair(checkId: string, onRepaired: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call('applyRepair', { params: { checkId }, body: { token } }),
    onSuccess: ({ mended }) => {
      showToast({ variant: 'done', text: `${mended.toLocaleString()} repaired.` });
      onRepaired();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: dataChecksQuery.queryKey }),
  });
}
