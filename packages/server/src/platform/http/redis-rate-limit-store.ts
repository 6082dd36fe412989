import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { LocalRateLimitStore } from './local-rate-limit-store.ts';

type IncrCallback = Parameters<FastifyRateLimitStore['incr']>[1];

/** The first call of a window sets its end. */
const countScript = `
local calls = redis.call('INCR', KEYS[1])
if calls == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {calls, redis.call('PTTL', KEYS[1])}`;

/**
 * Counts calls within a window, at all servers together. While Redis is unreachable each server counts alone, so that
 * the limit is multiplied by the number of servers.
 */
export class RedisRateLimitStore implements FastifyRateLimitStore {
  readonly #redis: Redis;
  readonly #name: string;
  readonly #fallback = new LocalRateLimitStore();

  constructor(redis: Redis, name: string) {
    this.#redis = redis;
    this.#name = name;
  }

  incr(key: string, callback: IncrCallback, timeWindow = 60_000): void {
    const countLocally = () => this.#fallback.incr(key, callback, timeWindow);
    if (this.#redis.status !== 'ready') countLocally();
    else {
      this.#redis.eval(countScript, 1, this.#name + key, timeWindow).then((result) => {
        const [current, ttl] = result as [number, number];
        callback(null, { current, ttl });
      }, countLocally);
    }
  }

  /** The plugin passes `routeInfo`, which its types lack. */
  child(limit: object): RedisRateLimitStore {
    const { method = '', url = '' } = (limit as { routeInfo?: RouteInfo }).routeInfo ?? {};
    return new RedisRateLimitStore(this.#redis, `${this.#name}${method}${url}-`);
  }
}

interface RouteInfo {
  method?: string;
  url?: string;
}
