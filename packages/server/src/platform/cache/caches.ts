import type { Redis } from 'ioredis';
import type { Clock } from '../clock.ts';
import type { Cache, CacheLimits, CacheReport } from './cache.ts';
import { MemoryCache } from './memory-cache.ts';
import { SharedCache } from './shared-cache.ts';

/** All caches of this server, by name. */
export class Caches {
  readonly #clock: Clock;
  readonly #redis: Redis | undefined;
  readonly #all = new Map<string, Cache>();

  constructor(clock: Clock, redis: Redis | undefined) {
    this.#clock = clock;
    this.#redis = redis;
  }

  inMemory<Key, Value>(name: string, limits: CacheLimits): MemoryCache<Key, Value> {
    return this.#register(name, new MemoryCache<Key, Value>(name, limits, this.#clock));
  }

  shared<Value>(name: string, limits: CacheLimits): SharedCache<Value> {
    return this.#register(name, new SharedCache<Value>(name, limits, this.#clock, this.#redis));
  }

  report(): Promise<CacheReport[]> {
    return Promise.all([...this.#all.values()].map((cache) => cache.report()));
  }

  /** Returns how many entries were removed; undefined where there is no such cache. */
  async clear(name: string): Promise<number | undefined> {
    return this.#all.get(name)?.clear();
  }

  #register<Kind extends Cache>(name: string, cache: Kind): Kind {
    if (this.#all.has(name)) throw new Error(`There are two caches named ${name}.`);
    this.#all.set(name, cache);
    return cache;
  }
}
