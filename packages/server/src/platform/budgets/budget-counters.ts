import { createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import { systemClock } from '../clock.ts';

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
  /** Until there is something to take again. */
  waitMs: number;
}

/** Beyond so many, those that were used longest ago are forgotten. */
const maxCounters = 50_000;

/** The first who takes something sets the end of the window; what would be too much takes nothing. */
const takeScript = `
local spent = tonumber(redis.call('GET', KEYS[1]) or '0')
local isTaken = spent + tonumber(ARGV[1]) <= tonumber(ARGV[2])
if isTaken then
  redis.call('INCRBY', KEYS[1], ARGV[1])
  if spent == 0 then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
end
return {isTaken and 1 or 0, redis.call('PTTL', KEYS[1])}`;

/**
 * What was used up within a window, at all servers together where there is Redis; while it is away each server counts for
 * itself. Names are kept as keyed hashes: nobody reads from them who has been here.
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
    if (this.#redis?.status !== 'ready') return this.#takeHere(key, amount, allowance);
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
      return this.#takeHere(key, amount, allowance);
    }
  }

  #takeHere(key: string, amount: number, { limit, windowMs }: BudgetLimit): BudgetDecision {
    const now = systemClock.now();
    const known = this.#local.get(key);
    const purse = known && known.endsAt > now ? known : { spent: 0, endsAt: now + windowMs };
    const isTaken = purse.spent + amount <= limit;
    if (isTaken) purse.spent += amount;
    this.#local.delete(key);
    this.#local.set(key, purse);
    const oldest = this.#local.keys().next();
    if (this.#local.size > maxCounters && !oldest.done) this.#local.delete(oldest.value);
    return { isTaken, waitMs: purse.endsAt - now };
  }
}
