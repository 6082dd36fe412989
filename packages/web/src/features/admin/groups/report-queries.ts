import type { CallReply } from '@bee-jinx/contract/browser';
import {
  type MutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { showAdminErrorToast } from '../AdminErrorNotice.tsx';
import { pagedList } from '../paged-list.ts';

type ReportState = 'open' | 'answered';
export type Report = CallReply<'listBuzzReports'>['reports'][number];

export const reportList = (state: ReportState) =>
  pagedList({
    queryKey: ['admin', 'reports', state],
    read: (page, signal) => call('listBuzzReports', { query: { state, ...page }, signal }),
    rowsOf: ({ reports }) => reports,
    keepsPrevious: false,
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
  // Written into the cache: refetching every loaded page would add as many lines to the audit trail.
  onSuccess: ({ answer }, { buzzId, reason }) => {
    const at = new Date().toISOString();
    updateCachedReports(cache, 'open', (report) => (report.buzzId === buzzId ? [] : [report]));
    updateCachedReports(cache, 'answered', (report) =>
      report.buzzId === buzzId
        ? [{ ...report, answer, history: [...report.history, { answer, reason, at }] }]
        : [report],
    );
    // A request under way may have read the old state.
    void cache.invalidateQueries({
      queryKey: ['admin', 'reports'],
      predicate: ({ state }) => state.fetchStatus === 'fetching',
    });
  },
  onError: showAdminErrorToast,
});

/** Hides a reported post from everybody, or lets it stand. */
export const useAnswerReport = () => useMutation(answerReportMutation(useQueryClient()));

function updateCachedReports(
  cache: QueryClient,
  state: ReportState,
  after: (report: Report) => Report[],
): void {
  cache.setQueryData(
    reportList(state).query.queryKey,
    (before) =>
      before && {
        ...before,
        pages: before.pages.map((page) => ({ ...page, reports: page.reports.flatMap(after) })),
      },
  );
}
