import { routes } from '@bee-jinx/contract/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { openSessionRoute, prefetchSession, takePrefetchedSession } from './prefetch-session.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test('the prefetched route is the contract’s openSession', () => {
  expect(routes.openSession).toMatchObject(openSessionRoute);
});

test('the app takes the prefetched reply without a second request', async () => {
  const player = { userId: 'anon_1' };
  fetched.mockResolvedValueOnce(new Response(JSON.stringify({ data: { player } })));
  prefetchSession();
  const answer = takePrefetchedSession()?.answer;
  expect(await call('openSession', { answer })).toEqual({ player });
  expect(fetched).toHaveBeenCalledOnce();
  expect(takePrefetchedSession()).toBeUndefined();
});

test('an offline prefetch rejects for whoever takes it', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  prefetchSession();
  const failure = call('openSession', { answer: takePrefetchedSession()?.answer });
  await expect(failure).rejects.toMatchObject({ code: 'offline' });
});
