import type { CallRequest, Feedback } from '@bee-jinx/contract/browser';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { everyPage } from '../every-page.ts';

type Wish = Pick<NonNullable<CallRequest<'listFeedback'>['query']>, 'state' | 'kind' | 'text'>;

export const feedbackQuery = (wish: Wish) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'feedback', wish],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('listFeedback', { query: { ...wish, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
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
    queryKey: ['admin', 'feedback', 'screenshot', feedbackId],
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

export function useChangeFeedback() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({
      feedbackId,
      ...body
    }: Pick<Feedback, 'feedbackId'> & CallRequest<'changeFeedback'>['body']) =>
      call('changeFeedback', { params: { feedbackId }, body }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['admin', 'feedback'] }),
        cache.invalidateQueries({ queryKey: ['admin', 'overview'] }),
      ]),
  });
}
