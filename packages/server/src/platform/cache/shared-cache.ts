import { dayMs } from '@bee-jinx/game';
import type { Redis } from 'ioredis';
import type { Clock } from '../clock.ts';
import type { Cache, CacheLimits, CacheReport } from './cache.ts';
import { MemoryCache } from './memory-cache.ts';

const prefix = 'bee-jinx:cache:';

/**
 * JSON values by key. In Redis each entry is a key that expires by itself; a sorted set lists the entries
 * by age, so that the oldest can be evicted when there are too many.
 */
export class SharedCache<Value> implements Cache {
  readonly #name: string;
  readonly #limits: CacheLimits;
  readonly #clock: Clock;
  readonly #redis: Redis | undefined;
  /** Used while Redis is unreachable or not configured. */
  readonly #fallback: MemoryCache<string, Value>;

  constructor(name: string, limits: CacheLimits, clock: Clock, redis: Redis | undefined) {
    this.#name = name;
    this.#limits = limits;
    this.#clock = clock;
    this.#redis = redis;
    this.#fallback = new MemoryCache(name, limits, clock);
  }

  async get(key: string): Promise<Value | undefined> {
    const redis = this.#ready();
    if (!redis) return this.#fallback.get(key);
    try {
      const text = await redis.get(this.#keyOf(key));
      await redis.hincrby(this.#counts, text === null ? 'misses' : 'hits', 1);
      return text === null ? undefined : (JSON.parse(text) as Value);
    } catch {
      return this.#fallback.get(key);
    }
  }

  async set(key: string, value: Value): Promise<Value> {
    const redis = this.#ready();
    if (!redis) return this.#fallback.set(key, value);
    const now = this.#clock.now();
    try {
      const { maxAgeMs = dayMs } = this.#limits;
      await redis
        .multi()
        .set(this.#keyOf(key), JSON.stringify(value), 'PX', maxAgeMs)
        .zadd(this.#index, now, key)
        .zremrangebyscore(this.#index, '-inf', now - maxAgeMs)
        .exec();
      await this.#evictExcess(redis);
    } catch {
      this.#fallback.set(key, value);
    }
    return value;
  }

  async report(): Promise<CacheReport> {
    const local = await this.#fallback.report();
    const redis = this.#ready();
    if (!redis) return local;
    try {
      const { maxAgeMs = dayMs } = this.#limits;
      await redis.zremrangebyscore(this.#index, '-inf', this.#clock.now() - maxAgeMs);
      const size = await redis.zcard(this.#index);
      const [, oldest] = await redis.zrange(this.#index, '0', '0', 'WITHSCORES');
      const counts = await redis.hgetall(this.#counts);
      return {
        ...local,
        place: 'redis',
        size,
        hits: Number(counts.hits ?? 0),
        misses: Number(counts.misses ?? 0),
        maxAgeMs,
        oldestAt: oldest === undefined ? undefined : Number(oldest),
      };
    } catch {
      return local;
    }
  }

  async clear(): Promise<number> {
    const local = await this.#fallback.clear();
    const redis = this.#ready();
    if (!redis) return local;
    const keys = await redis.zrange(this.#index, '0', '-1');
    await redis.del(this.#index, this.#counts, ...keys.map((key) => this.#keyOf(key)));
    return local + keys.length;
  }

  async #evictExcess(redis: Redis): Promise<void> {
    const excess = (await redis.zcard(this.#index)) - this.#limits.maxEntries;
    if (excess <= 0) return;
    const popped = await redis.zpopmin(this.#index, excess);
    const keys = popped.filter((_, index) => index % 2 === 0);
    await redis.del(...keys.map((key) => this.#keyOf(key)));
  }

  #ready(): Redis | undefined {
    return this.#redis?.status === 'ready' ? this.#redis : undefined;
  }

  get #index(): string {
    return `${prefix}${this.#name}:index`;
  }

  get #counts(): string {
    return `${prefix}${this.#name}:counts`;
  }

  #keyOf(key: string): string {
    return `${prefix}${this.#name}:of:${key}`;
  }
}
