import type { CallReply, Feedback } from '@bee-jinx/contract/browser';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentPlayerId } from '../../../api/identity.ts';
import { toastQueue } from '../../../ui/toast/toast-queue.ts';
import { markFeedbackMutation } from './change-feedback.ts';
import { type FeedbackFilter, feedbackList, oneFeedbackQuery } from './feedback-queries.ts';

const fetchMock = vi.fn<typeof fetch>();
const one = (feedbackId: string, state: Feedback['state'] = 'open') =>
  ({ feedbackId, state }) as Feedback;
const everything: FeedbackFilter = { state: undefined, kind: undefined, text: undefined };
const before = { open: 4, answered: 0, closed: 0 };
const counts = { open: 3, answered: 1, closed: 0 };

let cache: QueryClient;

beforeEach(() => {
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.stubGlobal('fetch', fetchMock);
  setCurrentPlayerId('anon_me');
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  for (const { id } of toastQueue.get()) toastQueue.remove(id);
});

function load(filter: FeedbackFilter, ...pages: Feedback[][]): void {
  cache.setQueryData(feedbackList(filter).query.queryKey, {
    pages: pages.map((feedback) => ({ feedback, counts: before })),
    pageParams: pages.map(() => undefined),
  });
}

/** Like an open page: an invalidated query is refetched at once. */
const watch = (filter: FeedbackFilter) =>
  new QueryObserver(cache, {
    queryKey: feedbackList(filter).query.queryKey,
    queryFn: async () => (await fetch('/list')).json(),
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => {});

const loaded = (filter: FeedbackFilter) =>
  cache.getQueryData(feedbackList(filter).query.queryKey)?.pages as CallReply<'listFeedback'>[];
const states = (filter: FeedbackFilter) =>
  loaded(filter).map(({ feedback }) => feedback.map((row) => `${row.feedbackId} ${row.state}`));
const mark = (feedbackId: string, state: Feedback['state']) =>
  new MutationObserver(cache, markFeedbackMutation(cache)).mutate({ feedbackId, state });
const answer = (feedback: Feedback) =>
  fetchMock.mockResolvedValueOnce(Response.json({ data: { feedback, counts } }));

test('a change is written into the loaded pages without a refetch', async () => {
  load(everything, [one('d'), one('c')], [one('b'), one('a')]);
  load({ ...everything, state: 'open' }, [one('d'), one('c'), one('b')]);
  cache.setQueryData(oneFeedbackQuery('b').queryKey, one('b'));
  const unsubscribe = watch(everything);
  answer(one('b', 'answered'));
  await mark('b', 'answered');
  expect(states(everything)).toEqual([
    ['d open', 'c open'],
    ['b answered', 'a open'],
  ]);
  expect(loaded(everything).map((page) => page.counts)).toEqual([counts, counts]);
  expect(states({ ...everything, state: 'open' })).toEqual([['d open', 'c open']]);
  expect(cache.getQueryData(oneFeedbackQuery('b').queryKey)?.state).toBe('answered');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  unsubscribe();
});

test('a list that now includes the feedback is refetched', async () => {
  const open = { ...everything, state: 'open' } as const;
  load(open, [one('d')]);
  const unsubscribe = watch(open);
  answer(one('b'));
  fetchMock.mockResolvedValueOnce(Response.json({ data: {} }));
  await mark('b', 'open');
  expect(fetchMock).toHaveBeenCalledTimes(2);
  unsubscribe();
});

test('a failed change from a row shows a toast', async () => {
  load(everything, [one('a')]);
  const error = { code: 'forbidden', message: 'That is for admins.' };
  fetchMock.mockResolvedValueOnce(Response.json({ error }, { status: 403 }));
  await expect(mark('a', 'closed')).rejects.toThrow();
  expect(toastQueue.get()).toMatchObject([
    { variant: 'fault', text: 'Your admin session has ended.' },
  ]);
  expect(states(everything)).toEqual([['a open']]);
});
