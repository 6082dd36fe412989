import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { refetchOutdated } from './refetch-outdated.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function showNumber() {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const requests: PromiseWithResolvers<number>[] = [];
  const observer = new QueryObserver(cache, {
    queryKey: ['inbox', 'me'],
    queryFn: () => {
      const answer = Promise.withResolvers<number>();
      requests.push(answer);
      return answer.promise;
    },
  });
  stops.push(observer.subscribe(() => {}));
  const flushPromises = () => new Promise((resolve) => setTimeout(resolve));
  return {
    cache,
    shown: () => observer.getCurrentResult().data,
    requestCount: () => requests.length,
    answer: async (number: number) => {
      requests.at(-1)?.resolve(number);
      await flushPromises();
    },
    fail: async () => {
      requests.at(-1)?.reject(new Error('refused'));
      await flushPromises();
    },
  };
}

const inbox = { queryKey: ['inbox'] };

test('fetched data is refetched', async () => {
  const { cache, shown, requestCount, answer } = showNumber();
  await answer(0);
  refetchOutdated(cache, inbox);
  await answer(1);
  expect([shown(), requestCount()]).toEqual([1, 2]);
});

test('a pending first request is refetched once it has settled', async () => {
  const { cache, shown, requestCount, answer } = showNumber();
  refetchOutdated(cache, inbox);
  expect(requestCount()).toBe(1);
  await answer(0);
  expect([shown(), requestCount()]).toEqual([0, 2]);
  await answer(1);
  expect([shown(), requestCount()]).toEqual([1, 2]);
});

test('a pending first request that is new enough is not refetched', async () => {
  const { cache, requestCount, answer } = showNumber();
  refetchOutdated(cache, { ...inbox, predicate: ({ state }) => state.data !== 7 });
  await answer(7);
  expect(requestCount()).toBe(1);
});

test('a failed first request is not refetched', async () => {
  const { cache, requestCount, fail } = showNumber();
  refetchOutdated(cache, inbox);
  await fail();
  expect(requestCount()).toBe(1);
});

test('a query with another key is left alone', async () => {
  const { cache, requestCount, answer } = showNumber();
  refetchOutdated(cache, { queryKey: ['friends'] });
  await answer(0);
  expect(requestCount()).toBe(1);
});
