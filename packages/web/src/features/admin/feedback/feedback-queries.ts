import type { CallRequest, Feedback } from '@bee-jinx/contract/browser';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { fetchAllPages } from '../fetch-all-pages.ts';

export type FeedbackFilter = Pick<
  NonNullable<CallRequest<'listFeedback'>['query']>,
  'state' | 'kind' | 'text'
>;

/** Of every filter that was looked at. */
export const feedbackListKey = ['admin', 'feedback', 'list'] as const;

export const feedbackListQuery = (filter: FeedbackFilter) =>
  infiniteQueryOptions({
    queryKey: [...feedbackListKey, filter] as const,
    queryFn: ({ pageParam: cursor, signal }) =>
      call('listFeedback', { query: { ...filter, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

export const oneFeedbackQuery = (feedbackId: string) =>
  queryOptions({
    queryKey: ['admin', 'feedback', 'one', feedbackId],
    queryFn: async ({ signal }): Promise<Feedback | undefined> =>
      (await call('listFeedback', { query: { feedbackId }, signal })).feedback[0],
    enabled: feedbackId !== '',
  });

export const screenshotQuery = (feedbackId: string) =>
  queryOptions({
    queryKey: ['admin', 'screenshot', feedbackId],
    queryFn: async ({ signal }) => {
      const { type, base64 } = await call('readFeedbackScreenshot', {
        params: { feedbackId },
        signal,
      });
      return `data:${type};base64,${base64}`;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** All pages of a filter, for a file. */
export async function fetchAllFeedback(filter: FeedbackFilter): Promise<Feedback[]> {
  const pages = await fetchAllPages((cursor) =>
    call('listFeedback', { query: { ...filter, cursor, limit: 200 } }),
  );
  return pages.flatMap(({ feedback }) => feedback);
}
