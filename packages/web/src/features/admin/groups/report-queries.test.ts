import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentPlayerId } from '../../../api/identity.ts';
import { toastQueue } from '../../../ui/toast/toast-queue.ts';
import { answerReportMutation, reportsQuery } from './report-queries.ts';

const fetched = vi.fn<typeof fetch>();
let cache: QueryClient;

beforeEach(() => {
  cache = new QueryClient();
  vi.stubGlobal('fetch', fetched);
  setCurrentPlayerId('anon_me');
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  for (const { id } of toastQueue.get()) toastQueue.remove(id);
});

function load(state: 'open' | 'answered', ...buzzIds: string[]): void {
  const reports = buzzIds.map((buzzId) => ({ buzzId, answer: 'kept', history: [] }));
  cache.setQueryData(reportsQuery(state).queryKey, {
    pages: [{ reports }],
    pageParams: [undefined],
  } as never);
}

const loaded = (state: 'open' | 'answered') =>
  cache.getQueryData(reportsQuery(state).queryKey)?.pages.flatMap(({ reports }) => reports);
const hide = (buzzId: string) =>
  new MutationObserver(cache, answerReportMutation(cache)).mutate({
    buzzId,
    answer: 'hide',
    reason: 'Rude',
  });

test('an answer is written into what is loaded, and asks for no page again', async () => {
  load('open', 'a', 'b');
  load('answered', 'a', 'c');
  fetched.mockResolvedValueOnce(Response.json({ data: { answer: 'hidden' } }));
  await hide('a');
  expect(loaded('open')).toMatchObject([{ buzzId: 'b' }]);
  expect(loaded('answered')).toEqual([
    {
      buzzId: 'a',
      answer: 'hidden',
      history: [{ answer: 'hidden', reason: 'Rude', at: expect.any(String) }],
    },
    { buzzId: 'c', answer: 'kept', history: [] },
  ]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an answer that comes after the time as an admin says so', async () => {
  const error = { code: 'forbidden', message: 'That is for admins.' };
  fetched.mockResolvedValueOnce(Response.json({ error }, { status: 403 }));
  await expect(hide('a')).rejects.toThrow();
  expect(toastQueue.get()).toMatchObject([
    { look: 'fault', text: 'Your time as an admin is over.' },
  ]);
});
