import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentPlayerId } from '../../../api/identity.ts';
import { toastQueue } from '../../../ui/toast/toast-queue.ts';
import { answerReportMutation, reportList } from './report-queries.ts';

const fetchMock = vi.fn<typeof fetch>();
let cache: QueryClient;

beforeEach(() => {
  cache = new QueryClient();
  vi.stubGlobal('fetch', fetchMock);
  setCurrentPlayerId('anon_me');
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  for (const { id } of toastQueue.get()) toastQueue.remove(id);
});

function load(state: 'open' | 'answered', ...buzzIds: string[]): void {
  const reports = buzzIds.map((buzzId) => ({ buzzId, answer: 'kept', history: [] }));
  cache.setQueryData(reportList(state).query.queryKey, {
    pages: [{ reports }],
    pageParams: [undefined],
  } as never);
}

const loaded = (state: 'open' | 'answered') =>
  cache.getQueryData(reportList(state).query.queryKey)?.pages.flatMap(({ reports }) => reports);
const hide = (buzzId: string) =>
  new MutationObserver(cache, answerReportMutation(cache)).mutate({
    buzzId,
    answer: 'hide',
    reason: 'Rude',
  });

test('an answer is written into the loaded pages without a refetch', async () => {
  load('open', 'a', 'b');
  load('answered', 'a', 'c');
  fetchMock.mockResolvedValueOnce(Response.json({ data: { answer: 'hidden' } }));
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
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('an answer after the admin session has expired shows a toast', async () => {
  const error = { code: 'forbidden', message: 'That is for admins.' };
  fetchMock.mockResolvedValueOnce(Response.json({ error }, { status: 403 }));
  await expect(hide('a')).rejects.toThrow();
  expect(toastQueue.get()).toMatchObject([
    { variant: 'fault', text: 'Your admin session has ended.' },
  ]);
});
