import type { CallRequest, Feedback } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { pagedList } from '../paged-list.ts';

export type FeedbackFilter = Pick<
  NonNullable<CallRequest<'listFeedback'>['query']>,
  'state' | 'kind' | 'text'
>;

/** Begins the key of every filter. */
export const feedbackListKey = ['admin', 'feedback', 'list'] as const;

export const feedbackList = (filter: FeedbackFilter) =>
  pagedList({
    queryKey: [...feedbackListKey, filter],
    read: (page, signal) => call('listFeedback', { query: { ...filter, ...page }, signal }),
    rowsOf: ({ feedback }) => feedback,
    exportLimit: 200,
  });

export const oneFeedbackQuery = (feedbackId: string) =>
  queryOptions({
    queryKey: ['admin', 'feedback', 'one', feedbackId],
    queryFn: async ({ signal }): Promise<Feedback | null> =>
      (await call('listFeedback', { query: { feedbackId }, signal })).feedback[0] ?? null,
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
