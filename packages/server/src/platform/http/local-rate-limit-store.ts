import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { monotonicMs } from '../clock.ts';

interface Count {
  calls: number;
  since: number;
}

type IncrCallback = Parameters<FastifyRateLimitStore['incr']>[1];

/** Beyond this the least recent callers are dropped. */
const maxCallers = 5000;

/**
 * Counts calls within a window, in this process. Unlike in the plugin's own store, each call gets its own number: the
 * plugin passes a mutable counter, so that all calls of a burst see the number of the last and are refused.
 */
export class LocalRateLimitStore implements FastifyRateLimitStore {
  readonly #counts = new Map<string, Count>();

  incr(key: string, callback: IncrCallback, timeWindow = 60_000): void {
    const now = monotonicMs();
    const before = this.#counts.get(key);
    const isOver = before === undefined || before.since + timeWindow <= now;
    const count = isOver ? { calls: 1, since: now } : { ...before, calls: before.calls + 1 };
    this.#counts.delete(key);
    this.#counts.set(key, count);
    if (this.#counts.size > maxCallers) {
      this.#counts.delete(this.#counts.keys().next().value as string);
    }
    callback(null, { current: count.calls, ttl: count.since + timeWindow - now });
  }

  child(): LocalRateLimitStore {
    return new LocalRateLimitStore();
  }
}
