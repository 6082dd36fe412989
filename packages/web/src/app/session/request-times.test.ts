import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../api/call-error.ts';
import { savedOrThrow } from '../../api/saved-fallback.ts';
import { keepNewest } from '../../api/version.ts';
import { readClocks } from '../../platform/clock-reading.ts';
import { setRequestTime, trackRequestTimes, wasRequestedWithin } from './request-times.ts';

const queryKey = ['dance', 'game_1'];
let cache: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  cache = new QueryClient();
  trackRequestTimes(cache);
});
afterEach(() => {
  cache.clear();
  vi.useRealTimers();
});

const query = () => {
  const found = cache.getQueryCache().find({ queryKey });
  if (!found) throw new Error('Nobody has asked yet.');
  return found;
};
function ask(): void {
  const queryFn = () => new Promise((resolve) => setTimeout(resolve, 100, 'answer'));
  cache.fetchQuery({ queryKey, queryFn }).catch(() => {});
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a request time', () => {
  test('is that of the request, not of the reply', async () => {
    ask();
    await pass(130);
    expect(wasRequestedWithin(query(), 131)).toBe(true);
    expect(wasRequestedWithin(query(), 130)).toBe(false);
  });

  test('counts for a pending first request too', async () => {
    ask();
    await pass(60);
    expect(wasRequestedWithin(query(), 61)).toBe(true);
    expect(wasRequestedWithin(query(), 60)).toBe(false);
  });

  test('does not count for a pending refetch, which may be cancelled', async () => {
    ask();
    await pass(5000);
    ask();
    await pass(50);
    expect(wasRequestedWithin(query(), 1000)).toBe(false);
    await pass(50);
    expect(wasRequestedWithin(query(), 1000)).toBe(true);
  });

  test('is unknown after a failure', async () => {
    const queryFn = () => Promise.reject(new Error('away'));
    const asking = cache.fetchQuery({ queryKey, queryFn, retry: 1, retryDelay: 1000 });
    asking.catch(() => {});
    await pass(10);
    expect(wasRequestedWithin(query(), 60_000)).toBe(false);
    await pass(1000);
    expect(query().state.status).toBe('error');
    expect(wasRequestedWithin(query(), 60_000)).toBe(false);
  });

  test('counts for a refusal of the server', async () => {
    const refusal = new CallError('not_found', { status: 404 });
    cache.fetchQuery({ queryKey, queryFn: () => Promise.reject(refusal) }).catch(() => {});
    await pass(10);
    expect(query().state.status).toBe('error');
    expect(wasRequestedWithin(query(), 11)).toBe(true);
    expect(wasRequestedWithin(query(), 10)).toBe(false);
  });

  test('is unknown for a saved state, which is shown because the request failed', async () => {
    const game = { version: 4 };
    const askOrFindSaved = (fetchData: () => Promise<typeof game>) => {
      const queryFn = (context: QueryFunctionContext) =>
        fetchData().catch((error) => savedOrThrow(context, error, { version: 3 }));
      return cache.fetchQuery({ queryKey, queryFn, structuralSharing: keepNewest });
    };
    await askOrFindSaved(async () => game);
    expect(wasRequestedWithin(query(), 60_000)).toBe(true);
    await askOrFindSaved(() => Promise.reject(new CallError('offline')));
    expect(query().state.data).toBe(game);
    expect(wasRequestedWithin(query(), 60_000)).toBe(false);
    await askOrFindSaved(async () => game);
    expect(wasRequestedWithin(query(), 60_000)).toBe(true);
  });

  test('of data set by hand is unknown, unless it is given', () => {
    cache.setQueryData(queryKey, 'put there');
    expect(wasRequestedWithin(query(), 60_000)).toBe(false);
    setRequestTime(cache, queryKey, readClocks());
    expect(wasRequestedWithin(query(), 60_000)).toBe(true);
  });

  test('is never within 0 ms', async () => {
    ask();
    await pass(100);
    setRequestTime(cache, queryKey, readClocks());
    expect(wasRequestedWithin(query(), 0)).toBe(false);
  });

  test('is old if either clock says so', async () => {
    ask();
    await pass(100);
    vi.setSystemTime(Date.now() - 3_600_000);
    await pass(10_000);
    expect(wasRequestedWithin(query(), 10_000)).toBe(false);
    vi.setSystemTime(Date.now() + 7_200_000);
    expect(wasRequestedWithin(query(), 60_000)).toBe(false);
  });
});
