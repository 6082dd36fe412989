import { Redis } from 'ioredis';
import { afterAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { randomId } from '../random.ts';
import { Caches } from './caches.ts';

/** The suites that run with PostgreSQL have a Redis too. */
const redis = new Redis(process.env.TEST_REDIS_URL ?? '');
afterAll(() => redis.disconnect());

test('two servers remember together, up to so many, and forget together', async () => {
  await redis.ping();
  const name = randomId('cache');
  const limits = { does: 'Tests.', maxEntries: 2, maxAgeMs: 60_000 };
  const [one, other] = [new Caches(systemClock, redis), new Caches(systemClock, redis)];
  const here = one.shared<{ word: string }>(name, limits);
  const there = other.shared<{ word: string }>(name, limits);
  expect(await there.get('a')).toBeUndefined();
  await here.set('a', { word: 'sand' });
  expect(await there.get('a')).toEqual({ word: 'sand' });
  await there.set('b', { word: 'sea' });
  await there.set('c', { word: 'salt' });
  expect(await here.get('a')).toBeUndefined();
  expect(await here.report()).toMatchObject({ place: 'redis', size: 2, hits: 1, misses: 2 });
  expect(await one.clear(name)).toBe(2);
  expect(await there.get('c')).toBeUndefined();
});

test('without an answer from Redis each server remembers for itself', async () => {
  const away = new Redis({ lazyConnect: true });
  const cache = new Caches(systemClock, away).shared<number>('lonely', { does: '', maxEntries: 5 });
  await cache.set('a', 1);
  expect(await cache.get('a')).toBe(1);
  expect(await cache.report()).toMatchObject({ place: 'memory', size: 1 });
  away.disconnect();
});
