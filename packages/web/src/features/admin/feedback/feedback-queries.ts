import type { CallRequest, Feedback } from '@bee-jinx/contract/browser';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { everyPage } from '../every-page.ts';

export type Wish = Pick<
  NonNullable<CallRequest<'listFeedback'>['query']>,
  'state' | 'kind' | 'text'
>;

/** Of every filter that was looked at. */
export const feedbackLists = ['admin', 'feedback', 'list'] as const;

export const feedbackQuery = (wish: Wish) =>
  infiniteQueryOptions({
    queryKey: [...feedbackLists, wish] as const,
    queryFn: ({ pageParam: cursor, signal }) =>
      call('listFeedback', { query: { ...wish, cursor }, signal }),
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
export async function allFeedback(wish: Wish): Promise<Feedback[]> {
  const pages = await everyPage((cursor) =>
    call('listFeedback', { query: { ...wish, cursor, limit: 200 } }),
  );
  return pages.flatMap(({ feedback }) => feedback);
}
