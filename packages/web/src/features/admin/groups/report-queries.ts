import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-copy.ts';
import { showToast } from '../../../ui/toast/toasts.ts';

export const reportStates = ['open', 'answered'] as const;
type ReportState = (typeof reportStates)[number];

export const reportsQuery = (state: ReportState) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'reports', state],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('listBuzzReports', { query: { state, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Hides a reported post from everybody, or lets it stand. */
export function useAnswerReport() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ buzzId, answer }: { buzzId: string; answer: 'hide' | 'keep' }) =>
      call('answerBuzzReport', { params: { buzzId }, body: { answer } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['admin', 'reports'] }),
    onError: (error) => showToast({ look: 'fault', text: wordsFor(error) }),
  });
}
