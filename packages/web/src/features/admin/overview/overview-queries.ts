import type { UpcomingPuzzle } from '@bee-jinx/contract/browser';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { showAdminErrorToast } from '../AdminErrorNotice.tsx';
import { pagedList } from '../paged-list.ts';

export const overviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: ({ signal }) => call('readOverview', { signal }),
  // No more often, as each request is a line in the audit trail.
  refetchInterval: 60_000,
});

export const auditTrail = pagedList({
  queryKey: ['admin', 'trail'],
  read: ({ cursor, limit = 50 }, signal) =>
    call('readAuditTrail', { query: { cursor, limit }, signal }),
  rowsOf: ({ entries }) => entries,
  exportLimit: 200,
});

export const comingPuzzlesQuery = queryOptions({
  queryKey: ['admin', 'puzzles'],
  queryFn: async ({ signal }) => (await call('comingPuzzles', { signal })).puzzles,
});

export const candidatesQuery = (puzzleNumber: number) =>
  queryOptions({
    queryKey: ['admin', 'puzzles', 'candidates', puzzleNumber],
    queryFn: async ({ signal }) =>
      (await call('puzzleCandidates', { params: { puzzleNumber: String(puzzleNumber) }, signal }))
        .candidates,
    enabled: puzzleNumber > 0,
  });

export function useSwapPuzzle(puzzleNumber: number, onSwapped: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ puzzleNumber: withNumber, word1, word2 }: UpcomingPuzzle) =>
      call('swapPuzzle', {
        params: { puzzleNumber: String(puzzleNumber) },
        body: { withNumber, word1, word2 },
      }),
    onSuccess: ({ puzzles }, { word1, word2 }) => {
      cache.setQueryData(comingPuzzlesQuery.queryKey, puzzles);
      void cache.invalidateQueries({ queryKey: comingPuzzlesQuery.queryKey });
      showToast({ variant: 'done', text: `${word1} + ${word2} it is.` });
      onSwapped();
    },
  });
}

/** Without a confirmation token the server only counts the open dances, and returns a token. */
export const useCountOpenDances = (onCounted: (openGames: number) => void) =>
  useMutation({
    mutationFn: () => call('resetDances'),
    onSuccess: ({ openGames }) => onCounted(openGames),
    onError: showAdminErrorToast,
  });

export function useResetDances(onReset: (openGames: number) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (confirm: string) => call('resetDances', { body: { confirm } }),
    onSuccess: ({ openGames }) => {
      onReset(openGames);
      return cache.invalidateQueries({ queryKey: overviewQuery.queryKey });
    },
  });
}
