import type { CallReply } from '@bee-jinx/contract/browser';
import {
  infiniteQueryOptions,
  type MutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { adminErrorMessage } from '../AdminErrorNotice.tsx';

export const reportStates = ['open', 'answered'] as const;
type ReportState = (typeof reportStates)[number];
export type Report = CallReply<'listBuzzReports'>['reports'][number];

export const reportsQuery = (state: ReportState) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'reports', state],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('listBuzzReports', { query: { state, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

interface Answer {
  buzzId: string;
  answer: 'hide' | 'keep';
  reason: string;
}

export const answerReportMutation = (
  cache: QueryClient,
): MutationOptions<CallReply<'answerBuzzReport'>, Error, Answer> => ({
  mutationFn: ({ buzzId, ...body }) => call('answerBuzzReport', { params: { buzzId }, body }),
  // Not asked for anew: each loaded page would be a line in the audit trail.
  onSuccess: ({ answer }, { buzzId, reason }) => {
    const at = new Date().toISOString();
    updateCachedReports(cache, 'open', (report) => (report.buzzId === buzzId ? [] : [report]));
    updateCachedReports(cache, 'answered', (report) =>
      report.buzzId === buzzId
        ? [{ ...report, answer, history: [...report.history, { answer, reason, at }] }]
        : [report],
    );
    // An answer that is on its way may be of before.
    void cache.invalidateQueries({
      queryKey: ['admin', 'reports'],
      predicate: ({ state }) => state.fetchStatus === 'fetching',
    });
  },
  onError: (error) => showToast({ look: 'fault', text: adminErrorMessage(error) }),
});

/** Hides a reported post from everybody, or lets it stand. */
export const useAnswerReport = () => useMutation(answerReportMutation(useQueryClient()));

function updateCachedReports(
  cache: QueryClient,
  state: ReportState,
  after: (report: Report) => Report[],
): void {
  cache.setQueryData(
    reportsQuery(state).queryKey,
    (before) =>
      before && {
        ...before,
        pages: before.pages.map((page) => ({ ...page, reports: page.reports.flatMap(after) })),
      },
  );
}
