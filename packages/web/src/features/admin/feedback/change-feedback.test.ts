import type { CallReply, Feedback } from '@bee-jinx/contract/browser';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentPlayerId } from '../../../api/identity.ts';
import { toastQueue } from '../../../ui/toast/toast-queue.ts';
import { markFeedbackMutation } from './change-feedback.ts';
import { type FeedbackFilter, feedbackListQuery, oneFeedbackQuery } from './feedback-queries.ts';

const fetched = vi.fn<typeof fetch>();
const one = (feedbackId: string, state: Feedback['state'] = 'open') =>
  ({ feedbackId, state }) as Feedback;
const everything: FeedbackFilter = { state: undefined, kind: undefined, text: undefined };
const before = { open: 4, answered: 0, closed: 0 };
const counts = { open: 3, answered: 1, closed: 0 };

let cache: QueryClient;

beforeEach(() => {
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.stubGlobal('fetch', fetched);
  setCurrentPlayerId('anon_me');
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  for (const { id } of toastQueue.get()) toastQueue.remove(id);
});

function load(wish: FeedbackFilter, ...pages: Feedback[][]): void {
  cache.setQueryData(feedbackListQuery(wish).queryKey, {
    pages: pages.map((feedback) => ({ feedback, counts: before })),
    pageParams: pages.map(() => undefined),
  });
}

/** As an open page has it: what is out of date there is asked for at once. */
const watch = (wish: FeedbackFilter) =>
  new QueryObserver(cache, {
    queryKey: feedbackListQuery(wish).queryKey,
    queryFn: async () => (await fetch('/list')).json(),
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => {});

const loaded = (wish: FeedbackFilter) =>
  cache.getQueryData(feedbackListQuery(wish).queryKey)?.pages as CallReply<'listFeedback'>[];
const states = (wish: FeedbackFilter) =>
  loaded(wish).map(({ feedback }) => feedback.map((row) => `${row.feedbackId} ${row.state}`));
const mark = (feedbackId: string, state: Feedback['state']) =>
  new MutationObserver(cache, markFeedbackMutation(cache)).mutate({ feedbackId, state });
const answer = (feedback: Feedback) =>
  fetched.mockResolvedValueOnce(Response.json({ data: { feedback, counts } }));

test('a change is written into what is loaded, and asks for no page again', async () => {
  load(everything, [one('d'), one('c')], [one('b'), one('a')]);
  load({ ...everything, state: 'open' }, [one('d'), one('c'), one('b')]);
  cache.setQueryData(oneFeedbackQuery('b').queryKey, one('b'));
  const leave = watch(everything);
  answer(one('b', 'answered'));
  await mark('b', 'answered');
  expect(states(everything)).toEqual([
    ['d open', 'c open'],
    ['b answered', 'a open'],
  ]);
  expect(loaded(everything).map((page) => page.counts)).toEqual([counts, counts]);
  expect(states({ ...everything, state: 'open' })).toEqual([['d open', 'c open']]);
  expect(cache.getQueryData(oneFeedbackQuery('b').queryKey)?.state).toBe('answered');
  expect(fetched).toHaveBeenCalledTimes(1);
  leave();
});

test('what comes back to a list is looked for there', async () => {
  const open = { ...everything, state: 'open' } as const;
  load(open, [one('d')]);
  const leave = watch(open);
  answer(one('b'));
  fetched.mockResolvedValueOnce(Response.json({ data: {} }));
  await mark('b', 'open');
  expect(fetched).toHaveBeenCalledTimes(2);
  leave();
});

test('a mark that couldn’t be set says so', async () => {
  load(everything, [one('a')]);
  const error = { code: 'forbidden', message: 'That is for admins.' };
  fetched.mockResolvedValueOnce(Response.json({ error }, { status: 403 }));
  await expect(mark('a', 'closed')).rejects.toThrow();
  expect(toastQueue.get()).toMatchObject([
    { look: 'fault', text: 'Your time as an admin is over.' },
  ]);
  expect(states(everything)).toEqual([['a open']]);
});
