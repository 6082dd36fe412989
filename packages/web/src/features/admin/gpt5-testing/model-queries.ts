import type { CallRequest } from '@bee-jinx/contract/browser';
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

export const useTryPair = () =>
  useMutation({
    mutationFn: (body: CallRequest<'tryPair'>['body']) => call('tryPair', { body }),
  });
