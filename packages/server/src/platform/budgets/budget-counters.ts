import { createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import { monotonicMs } from '../clock.ts';

interface BudgetCounter {
  spent: number;
  endsAt: number;
}

export interface BudgetLimit {
  limit: number;
  windowMs: number;
}

export interface BudgetDecision {
  isTaken: boolean;
  /** Time until the window ends. */
  waitMs: number;
}

/** Beyond this the least recently used counters are dropped. */
const maxCounters = 50_000;

/** The first take starts the window; a take beyond the limit changes nothing. */
const takeScript = `
local spent = tonumber(redis.call('GET', KEYS[1]) or '0')
local isTaken = spent + tonumber(ARGV[1]) <= tonumber(ARGV[2])
if isTaken then
  redis.call('INCRBY', KEYS[1], ARGV[1])
  if spent == 0 then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
end
return {isTaken and 1 or 0, redis.call('PTTL', KEYS[1])}`;

/**
 * Counts what is used within a window, at all servers together through Redis; without Redis each server counts alone.
 * Names are stored as keyed hashes, so that addresses can't be read from them.
 */
export class BudgetCounters {
  readonly #redis: Redis | undefined;
  readonly #secret: string;
  readonly #local = new Map<string, BudgetCounter>();

  constructor(redis: Redis | undefined, secret: string) {
    this.#redis = redis;
    this.#secret = secret;
  }

  async take(name: string, amount: number, allowance: BudgetLimit): Promise<BudgetDecision> {
    const key = createHmac('sha256', this.#secret).update(`budget ${name}`).digest('base64url');
    if (this.#redis?.status !== 'ready') return this.#takeLocally(key, amount, allowance);
    const { limit, windowMs } = allowance;
    try {
      const scriptArguments = [
        `bee-jinx:budget:${key}`,
        Math.ceil(amount),
        limit,
        windowMs,
      ] as const;
      const [isTaken, ttl] = (await this.#redis.eval(takeScript, 1, ...scriptArguments)) as [
        number,
        number,
      ];
      return { isTaken: isTaken === 1, waitMs: Math.max(0, ttl) };
    } catch {
      return this.#takeLocally(key, amount, allowance);
    }
  }

  #takeLocally(key: string, amount: number, { limit, windowMs }: BudgetLimit): BudgetDecision {
    const now = monotonicMs();
    const stored = this.#local.get(key);
    const counter = stored && stored.endsAt > now ? stored : { spent: 0, endsAt: now + windowMs };
    const isTaken = counter.spent + amount <= limit;
    if (isTaken) counter.spent += amount;
    this.#local.delete(key);
    this.#local.set(key, counter);
    const oldest = this.#local.keys().next();
    if (this.#local.size > maxCounters && !oldest.done) this.#local.delete(oldest.value);
    return { isTaken, waitMs: counter.endsAt - now };
  }
}
