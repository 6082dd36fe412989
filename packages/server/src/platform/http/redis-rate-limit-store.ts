import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { LocalRateLimitStore } from './local-rate-limit-store.ts';

type IncrCallback = Parameters<FastifyRateLimitStore['incr']>[1];

/** The first call of a window sets its end. */
const countOne = `
local calls = redis.call('INCR', KEYS[1])
if calls == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {calls, redis.call('PTTL', KEYS[1])}`;

/**
 * How often each has called within the window, at all servers together. While Redis is away this one counts for itself:
 * then a limit is as many times as high as there are servers, and never gone.
 */
export class RedisRateLimitStore implements FastifyRateLimitStore {
  readonly #redis: Redis;
  readonly #name: string;
  readonly #meanwhile = new LocalRateLimitStore();

  constructor(redis: Redis, name: string) {
    this.#redis = redis;
    this.#name = name;
  }

  incr(key: string, callback: IncrCallback, timeWindow = 60_000): void {
    const countHere = () => this.#meanwhile.incr(key, callback, timeWindow);
    if (this.#redis.status !== 'ready') countHere();
    else {
      this.#redis.eval(countOne, 1, this.#name + key, timeWindow).then((counted) => {
        const [current, ttl] = counted as [number, number];
        callback(null, { current, ttl });
      }, countHere);
    }
  }

  /** The limiter says of which route, though its types don't know. */
  child(limit: object): RedisRateLimitStore {
    const { method = '', url = '' } = (limit as { routeInfo?: Named }).routeInfo ?? {};
    return new RedisRateLimitStore(this.#redis, `${this.#name}${method}${url}-`);
  }
}

interface Named {
  method?: string;
  url?: string;
}
