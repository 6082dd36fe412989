import type { CallReply, CallRequest, Feedback } from '@bee-jinx/contract/browser';
import {
  type InfiniteData,
  type MutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { adminErrorMessage } from '../AdminErrorNotice.tsx';
import { type FeedbackFilter, feedbackListKey, oneFeedbackQuery } from './feedback-queries.ts';

type Change = Pick<Feedback, 'feedbackId'> & CallRequest<'changeFeedback'>['body'];
type Changed = CallReply<'changeFeedback'>;
type Pages = InfiniteData<CallReply<'listFeedback'>, string | undefined>;

const changeFeedbackMutation = (cache: QueryClient) => ({
  mutationFn: ({ feedbackId, ...body }: Change) =>
    call('changeFeedback', { params: { feedbackId }, body }),
  onSuccess: (changed: Changed) => updateCachedFeedback(cache, changed),
});

/** Whoever calls shows what went wrong. */
export const useChangeFeedback = () => useMutation(changeFeedbackMutation(useQueryClient()));

export const markFeedbackMutation = (
  cache: QueryClient,
): MutationOptions<Changed, Error, Change> => ({
  ...changeFeedbackMutation(cache),
  onError: (error) => showToast({ look: 'fault', text: adminErrorMessage(error) }),
});

/** From a row of the list, where nothing else has room for a fault. */
export const useMarkFeedback = () => useMutation(markFeedbackMutation(useQueryClient()));

/** The answer says all that has changed: asking for each loaded page again would be as many lines in the audit trail. */
function updateCachedFeedback(cache: QueryClient, changed: Changed): void {
  const { feedback } = changed;
  const { queryKey: oneKey } = oneFeedbackQuery(feedback.feedbackId);
  void cache.cancelQueries({ queryKey: oneKey });
  cache.setQueryData(oneKey, feedback);
  for (const { queryKey, state } of cache.getQueryCache().findAll({ queryKey: feedbackListKey })) {
    const wish = queryKey[feedbackListKey.length] as FeedbackFilter;
    const before = state.data as Pages | undefined;
    const isMissing =
      wish.state === feedback.state && !(before && includesFeedback(before, feedback));
    if (before) cache.setQueryData(queryKey, applyChange(before, changed, wish));
    // One that comes back to a list has its place where only the server knows; an answer on its way may be of before.
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
