import type { CallReply } from '@bee-jinx/contract/browser';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { showAdminErrorToast } from '../AdminErrorNotice.tsx';

export type DeskPair = CallReply<'listDeskPairs'>['pairs'][number];

export const deskPairsQuery = (show: 'reported' | 'offered') =>
  queryOptions({
    queryKey: ['admin', 'pairs', show],
    queryFn: async ({ signal }) => (await call('listDeskPairs', { query: { show }, signal })).pairs,
  });

export function useAnswerPairReport() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ code, answer }: { code: string; answer: 'end' | 'keep' }) =>
      call('answerPairReport', { params: { code }, body: { answer } }),
    onSuccess: ({ answer }) => {
      showToast({
        variant: 'done',
        text: answer === 'ended' ? 'Its link was ended.' : 'It stands.',
      });
      return cache.invalidateQueries({ queryKey: ['admin', 'pairs'] });
    },
    onError: showAdminErrorToast,
  });
}

export function useTakePair() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ code, ...body }: { code: string; puzzleNumber: number; isNamed: boolean }) =>
      call('takePair', { params: { code }, body }),
    onSuccess: ({ takenFor }) => {
      showToast({ variant: 'done', text: `It is the puzzle No. ${takenFor} now.` });
      return cache.invalidateQueries({ queryKey: ['admin', 'pairs'] });
    },
    onError: showAdminErrorToast,
  });
}
