import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stubFetch } from '../../api/stub-fetch.ts';
import { dailyQuery } from './daily.ts';

const fetched = stubFetch();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', undefined);
  const isServer = environmentManager.isServer();
  environmentManager.setIsServer(() => false);
  onTestFinished(() => environmentManager.setIsServer(() => isServer));
});
afterEach(() => void vi.useRealTimers());

const reply = {
  puzzle: { puzzleNumber: 9 },
  game: { version: 2, rounds: [], status: 'playing' },
};
const answer = () => Response.json({ data: reply });

test('a saved game is asked for again, less and less often, until the server answers', async () => {
  fetched.mockResolvedValueOnce(answer());
  const cache = new QueryClient();
  const observer = new QueryObserver(cache, dailyQuery('anna', 9));
  const stop = observer.subscribe(() => {});
  const isSaved = () => observer.getCurrentResult().data?.isSaved;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledOnce();

  fetched.mockImplementation(async () => new Response('Bad gateway', { status: 502 }));
  void observer.refetch();
  await vi.advanceTimersByTimeAsync(10);
  expect(isSaved()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched.mock.calls.length).toBeGreaterThanOrEqual(5);
  expect(fetched.mock.calls.length).toBeLessThanOrEqual(9);

  fetched.mockImplementation(async () => answer());
  await vi.advanceTimersByTimeAsync(15_000);
  expect(isSaved()).toBeUndefined();
  const { length } = fetched.mock.calls;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(length);
  stop();
  cache.clear();
});
