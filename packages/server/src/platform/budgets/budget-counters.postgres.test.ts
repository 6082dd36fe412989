import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BudgetCounters } from './budget-counters.ts';

let redis: Redis;
beforeAll(async () => {
  redis = new Redis(process.env.TEST_REDIS_URL ?? '');
  await redis.ping();
});
afterAll(() => redis.disconnect());

test('servers share a counter, whose key hides the address and expires', async () => {
  const secret = `secret ${process.pid} ${performance.now()}`;
  const [first, second] = [new BudgetCounters(redis, secret), new BudgetCounters(redis, secret)];
  const allowance = { limit: 10, windowMs: 60_000 };
  expect((await first.take('203.0.113.7', 6, allowance)).isTaken).toBe(true);
  const tooMuch = await second.take('203.0.113.7', 6, allowance);
  expect(tooMuch.isTaken).toBe(false);
  expect(tooMuch.waitMs).toBeGreaterThan(50_000);
  expect((await second.take('203.0.113.7', 4, allowance)).isTaken).toBe(true);
  const keys = await redis.keys('bee-jinx:budget:*');
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.join()).not.toContain('203.0.113');
  for (const key of keys) expect(await redis.pttl(key)).toBeGreaterThan(0);

  redis.disconnect();
  expect((await first.take('203.0.113.7', 10, allowance)).isTaken).toBe(true);
  expect((await first.take('203.0.113.7', 1, allowance)).isTaken).toBe(false);
});
