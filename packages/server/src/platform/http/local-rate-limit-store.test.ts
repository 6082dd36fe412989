import { expect, test } from 'vitest';
import { LocalRateLimitStore } from './local-rate-limit-store.ts';

const count = (counts: LocalRateLimitStore, key: string, timeWindow?: number) =>
  new Promise<number | undefined>((resolve) => {
    counts.incr(key, (_error, told) => resolve(told?.current), timeWindow);
  });

test('each call of a burst hears its own number', async () => {
  const counts = new LocalRateLimitStore();
  const heard = await Promise.all(['a', 'a', 'b', 'a'].map((key) => count(counts, key)));
  expect(heard).toEqual([1, 2, 1, 3]);
});

test('a window that is over begins anew', async () => {
  const counts = new LocalRateLimitStore();
  await count(counts, 'a', 0);
  expect(await count(counts, 'a', 0)).toBe(1);
});

test('a route counts for itself', async () => {
  const counts = new LocalRateLimitStore();
  await count(counts, 'a');
  expect(await count(counts.child(), 'a')).toBe(1);
});
