import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { systemClock } from '../clock.ts';

interface Count {
  calls: number;
  since: number;
}

type IncrCallback = Parameters<FastifyRateLimitStore['incr']>[1];

/** Beyond so many, those who have been quiet for longest are forgotten. */
const maxCallers = 5000;

/**
 * How often each has called within the window, in this process. Like the one that comes with the limiter, except that
 * each call is told its own number: told by reference, all calls of one moment hear the number of the last, and a
 * burst is refused from its first call on.
 */
export class LocalRateLimitStore implements FastifyRateLimitStore {
  readonly #counts = new Map<string, Count>();

  incr(key: string, callback: IncrCallback, timeWindow = 60_000): void {
    const now = systemClock.now();
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
