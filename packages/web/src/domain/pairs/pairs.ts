import type { CallReply, CallRequest } from '@bee-jinx/contract/browser';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const pairLink = (code: string): string => `${location.origin}/p/${code}`;

export const pairQuery = (code: string) =>
  queryOptions({
    queryKey: ['pairs', code],
    queryFn: ({ signal }) => call('readPair', { params: { code }, signal }),
    // The friends of its maker play it meanwhile.
    refetchInterval: 30_000,
  });

export const pairsQuery = queryOptions({
  queryKey: ['pairs'],
  queryFn: async ({ signal }) => (await call('listPairs', { signal })).pairs,
});

/** Only where both words are typed. A refusal says what is wrong with them. */
export const judgedPairQuery = (word1: string, word2: string) =>
  queryOptions({
    queryKey: ['judged-pair', word1, word2],
    queryFn: async ({ signal }) =>
      (await call('judgePair', { query: { word1, word2 }, signal })).figures,
    enabled: word1.trim() !== '' && word2.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });

export type PairFigures = CallReply<'judgePair'>['figures'];

export function useSendPair() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: CallRequest<'sendPair'>['body']) => call('sendPair', { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['pairs'] }),
  });
}

export function useEndPair(code: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call('endPair', { params: { code } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['pairs'] }),
  });
}

export function useReportPair(code: string) {
  return useMutation({
    mutationFn: (reason: string) => call('reportPair', { params: { code }, body: { reason } }),
  });
}

/** An open link to a dance that begins with this pair. */
export const useDanceOnPair = (openingPuzzle: number) =>
  useMutation({ mutationFn: () => call('inviteToDance', { body: { openingPuzzle } }) });
