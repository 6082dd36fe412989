import type { CallReply, CallRequest, Feedback } from '@bee-jinx/contract/browser';
import {
  type InfiniteData,
  type MutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { deskWords } from '../DeskFault.tsx';
import { feedbackLists, oneFeedbackQuery, type Wish } from './feedback-queries.ts';

type Change = Pick<Feedback, 'feedbackId'> & CallRequest<'changeFeedback'>['body'];
type Changed = CallReply<'changeFeedback'>;
type Pages = InfiniteData<CallReply<'listFeedback'>, string | undefined>;

const changing = (cache: QueryClient) => ({
  mutationFn: ({ feedbackId, ...body }: Change) =>
    call('changeFeedback', { params: { feedbackId }, body }),
  onSuccess: (changed: Changed) => writeDown(cache, changed),
});

/** Whoever calls shows what went wrong. */
export const useChangeFeedback = () => useMutation(changing(useQueryClient()));

export const marking = (cache: QueryClient): MutationOptions<Changed, Error, Change> => ({
  ...changing(cache),
  onError: (error) => showToast({ look: 'fault', text: deskWords(error) }),
});

/** From a row of the list, where nothing else has room for a fault. */
export const useMarkFeedback = () => useMutation(marking(useQueryClient()));

/** The answer says all that has changed: asking for each loaded page again would be as many lines in the audit trail. */
function writeDown(cache: QueryClient, changed: Changed): void {
  const { feedback } = changed;
  const { queryKey: oneKey } = oneFeedbackQuery(feedback.feedbackId);
  void cache.cancelQueries({ queryKey: oneKey });
  cache.setQueryData(oneKey, feedback);
  for (const { queryKey, state } of cache.getQueryCache().findAll({ queryKey: feedbackLists })) {
    const wish = queryKey[feedbackLists.length] as Wish;
    const before = state.data as Pages | undefined;
    const isMissing = wish.state === feedback.state && !(before && holds(before, feedback));
    if (before) cache.setQueryData(queryKey, after(before, changed, wish));
    // One that comes back to a list has its place where only the server knows; an answer on its way may be of before.
    if (isMissing || state.fetchStatus === 'fetching') {
      void cache.invalidateQueries({ queryKey, exact: true });
    }
  }
}

const holds = ({ pages }: Pages, { feedbackId }: Feedback): boolean =>
  pages.some((page) => page.feedback.some((row) => row.feedbackId === feedbackId));

function after(before: Pages, { feedback, counts }: Changed, { state }: Wish): Pages {
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
