import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export const modelTestingQuery = queryOptions({
  queryKey: ['admin', 'model'],
  queryFn: ({ signal }) => call('readModelTesting', { signal }),
});

export function useSavePrompt() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { text: string; note?: string }) => call('saveModelPrompt', { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: modelTestingQuery.queryKey }),
  });
}
