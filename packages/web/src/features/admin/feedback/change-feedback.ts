import type { CallReply, CallRequest, Feedback } from '@bee-jinx/contract/browser';
import {
  type InfiniteData,
  type MutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { showAdminErrorToast } from '../AdminErrorNotice.tsx';
import { type FeedbackFilter, feedbackListKey, oneFeedbackQuery } from './feedback-queries.ts';

type Change = Pick<Feedback, 'feedbackId'> & CallRequest<'changeFeedback'>['body'];
type Changed = CallReply<'changeFeedback'>;
type Pages = InfiniteData<CallReply<'listFeedback'>, string | undefined>;

const changeFeedbackMutation = (cache: QueryClient) => ({
  mutationFn: ({ feedbackId, ...body }: Change) =>
    call('changeFeedback', { params: { feedbackId }, body }),
  onSuccess: (changed: Changed) => updateCachedFeedback(cache, changed),
});

/** The caller shows an error. */
export const useChangeFeedback = () => useMutation(changeFeedbackMutation(useQueryClient()));

export const markFeedbackMutation = (
  cache: QueryClient,
): MutationOptions<Changed, Error, Change> => ({
  ...changeFeedbackMutation(cache),
  onError: showAdminErrorToast,
});

/** For a row of the list, which has no place for an error. */
export const useMarkFeedback = () => useMutation(markFeedbackMutation(useQueryClient()));

/** Writes the reply into the cache: refetching every loaded page would add as many lines to the audit trail. */
function updateCachedFeedback(cache: QueryClient, changed: Changed): void {
  const { feedback } = changed;
  const { queryKey: oneKey } = oneFeedbackQuery(feedback.feedbackId);
  void cache.cancelQueries({ queryKey: oneKey });
  cache.setQueryData(oneKey, feedback);
  for (const { queryKey, state } of cache.getQueryCache().findAll({ queryKey: feedbackListKey })) {
    const filter = queryKey[feedbackListKey.length] as FeedbackFilter;
    const before = state.data as Pages | undefined;
    const isMissing =
      filter.state === feedback.state && !(before && includesFeedback(before, feedback));
    if (before) cache.setQueryData(queryKey, applyChange(before, changed, filter));
    // Only the server knows where it belongs in a list that lacked it; a request under way may have read the old state.
    if (isMissing || state.fetchStatus === 'fetching') {
      void cache.invalidateQueries({ queryKey, exact: true });
    }
  }
}

const includesFeedback = ({ pages }: Pages, { feedbackId }: Feedback): boolean =>
  pages.some((page) => page.feedback.some((row) => row.feedbackId === feedbackId));

function applyChange(
  before: Pages,
  { feedback, counts }: Changed,
  { state }: FeedbackFilter,
): Pages {
  const now = state === undefined || state === feedback.state ? [feedback] : [];
  const changed = (row: Feedback) => (row.feedbackId === feedback.feedbackId ? now : [row]);
  return {
    ...before,
    pages: before.pages.map((page) => ({
      ...page,
      counts,
      feedback: page.feedback.flatMap(changed),
    })),
  };
}
