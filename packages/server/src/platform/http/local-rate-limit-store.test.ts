import { afterEach, expect, test, vi } from 'vitest';
import { LocalRateLimitStore } from './local-rate-limit-store.ts';

const count = (counts: LocalRateLimitStore, key: string, timeWindow?: number) =>
  new Promise<number | undefined>((resolve) => {
    counts.incr(key, (_error, result) => resolve(result?.current), timeWindow);
  });

afterEach(() => void vi.useRealTimers());

test('each call of a burst gets its own number', async () => {
  const counts = new LocalRateLimitStore();
  const numbers = await Promise.all(['a', 'a', 'b', 'a'].map((key) => count(counts, key)));
  expect(numbers).toEqual([1, 2, 1, 3]);
});

test('a count starts anew when its window is over', async () => {
  const counts = new LocalRateLimitStore();
  await count(counts, 'a', 0);
  expect(await count(counts, 'a', 0)).toBe(1);
});

test('a window ends in time although the clock is set back', async () => {
  vi.useFakeTimers();
  const counts = new LocalRateLimitStore();
  await count(counts, 'a');
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await count(counts, 'a')).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(await count(counts, 'a')).toBe(1);
});

test('each route has counts of its own', async () => {
  const counts = new LocalRateLimitStore();
  await count(counts, 'a');
  expect(await count(counts.child(), 'a')).toBe(1);
});
