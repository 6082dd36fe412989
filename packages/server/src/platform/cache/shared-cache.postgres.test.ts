import { Redis } from 'ioredis';
import { afterAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { randomId } from '../random.ts';
import { Caches } from './caches.ts';

/** The suites that run with PostgreSQL have a Redis too. */
const redis = new Redis(process.env.TEST_REDIS_URL ?? '');
afterAll(() => redis.disconnect());

test('two servers share entries, evictions and a clearing', async () => {
  await redis.ping();
  const name = randomId('cache');
  const limits = { does: 'Tests.', maxEntries: 2, maxAgeMs: 60_000 };
  const [first, second] = [new Caches(systemClock, redis), new Caches(systemClock, redis)];
  const firstCache = first.shared<{ word: string }>(name, limits);
  const secondCache = second.shared<{ word: string }>(name, limits);
  expect(await secondCache.get('a')).toBeUndefined();
  await firstCache.set('a', { word: 'sand' });
  expect(await secondCache.get('a')).toEqual({ word: 'sand' });
  await secondCache.set('b', { word: 'sea' });
  await secondCache.set('c', { word: 'salt' });
  expect(await firstCache.get('a')).toBeUndefined();
  expect(await firstCache.report()).toMatchObject({ place: 'redis', size: 2, hits: 1, misses: 2 });
  expect(await first.clear(name)).toBe(2);
  expect(await secondCache.get('c')).toBeUndefined();
});

test('while Redis is unreachable each server caches in memory', async () => {
  const unreachable = new Redis({ lazyConnect: true });
  const cache = new Caches(systemClock, unreachable).shared<number>('lonely', {
    does: '',
    maxEntries: 5,
  });
  await cache.set('a', 1);
  expect(await cache.get('a')).toBe(1);
  expect(await cache.report()).toMatchObject({ place: 'memory', size: 1 });
  unreachable.disconnect();
});
