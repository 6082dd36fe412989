import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { showAdminErrorToast } from '../AdminErrorNotice.tsx';

export const cachesQuery = queryOptions({
  queryKey: ['admin', 'caches'],
  queryFn: ({ signal }) => call('listCaches', { signal }),
});

export function useClearCache() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call('clearCache', { params: { name } }),
    onSuccess: ({ cleared }, name) => {
      showToast({ variant: 'done', text: `${name}: ${cleared.toLocaleString()} forgotten.` });
      return cache.invalidateQueries({ queryKey: cachesQuery.queryKey });
    },
    onError: showAdminErrorToast,
  });
}
