import type { Clock } from '../clock.ts';
import type { Cache, CacheLimits, CacheReport } from './cache.ts';

/** A bounded cache with an optional maximum age; the oldest entry is evicted first. */
export class MemoryCache<Key, Value> implements Cache {
  readonly #name: string;
  readonly #limits: CacheLimits;
  readonly #clock: Clock;
  readonly #entries = new Map<Key, { value: Value; at: number }>();
  #hits = 0;
  #misses = 0;

  constructor(name: string, limits: CacheLimits, clock: Clock) {
    this.#name = name;
    this.#limits = limits;
    this.#clock = clock;
  }

  get(key: Key): Value | undefined {
    const found = this.#entries.get(key);
    const { maxAgeMs } = this.#limits;
    const isOld = found && maxAgeMs !== undefined && this.#clock.now() - found.at >= maxAgeMs;
    if (isOld) this.#entries.delete(key);
    if (!found || isOld) {
      this.#misses += 1;
      return undefined;
    }
    this.#hits += 1;
    return found.value;
  }

  set(key: Key, value: Value): Value {
    // Deleted first, so that it moves to the end of the insertion order.
    this.#entries.delete(key);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size >= this.#limits.maxEntries && !oldest.done)
      this.#entries.delete(oldest.value);
    this.#entries.set(key, { value, at: this.#clock.now() });
    return value;
  }

  async report(): Promise<CacheReport> {
    const oldest = this.#entries.values().next();
    return {
      name: this.#name,
      does: this.#limits.does,
      place: 'memory',
      size: this.#entries.size,
      most: this.#limits.maxEntries,
      hits: this.#hits,
      misses: this.#misses,
      maxAgeMs: this.#limits.maxAgeMs,
      oldestAt: oldest.done ? undefined : oldest.value.at,
    };
  }

  async clear(): Promise<number> {
    const { size } = this.#entries;
    this.#entries.clear();
    return size;
  }
}
