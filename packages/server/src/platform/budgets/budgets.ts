import { dayMs } from '@bee-jinx/game';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../refusal.ts';
import type { BudgetCounters } from './budget-counters.ts';

const minuteMs = 60_000;
const mb = 2 ** 20;

/** The reasons for these numbers are in docs/decisions/026-budgets.md. */
const newPlayers = {
  ofAddress: { limit: 60, windowMs: minuteMs },
  ofAddressPerDay: { limit: 1000, windowMs: dayMs },
  ofServer: { limit: 1200, windowMs: minuteMs },
};

type StoredKind = 'events' | 'eventsOfAnonymous' | 'texts' | 'pictures';
const bytesOfAddress: Record<StoredKind, number> = {
  events: 16 * mb,
  eventsOfAnonymous: 4 * mb,
  texts: 4 * mb,
  pictures: 20 * mb,
};
/** The rest of the daily total is reserved for known visitors. */
const shareOfStrangers = 0.75;

interface BudgetDeps {
  /** Shared by all servers. */
  shared: BudgetCounters;
  /** Of this process alone. */
  own: BudgetCounters;
  storedBytesPerDay: number;
  /** For load tests, where all players share one address. */
  areOff: boolean;
}

/** Limits per address and in all. Creating a player is free, so a limit per player would limit nobody. */
export class Budgets {
  readonly #deps: BudgetDeps;

  constructor(deps: BudgetDeps) {
    this.#deps = deps;
  }

  /** Called before a player is created. */
  async takeNewPlayer({ address }: Visitor): Promise<void> {
    const { shared, own, areOff } = this.#deps;
    if (areOff) return;
    for (const [name, allowance] of [
      ['minute', newPlayers.ofAddress],
      ['day', newPlayers.ofAddressPerDay],
    ] as const) {
      const { isTaken, waitMs } = await shared.take(`players ${name} ${address}`, 1, allowance);
      if (!isTaken) {
        throw new Refusal('slow_down', {
          message: 'Many new players came from where you are. Try again a little later, please.',
          retryAfterSeconds: secondsOf(waitMs),
        });
      }
    }
    const { isTaken, waitMs } = await own.take('players of all', 1, newPlayers.ofServer);
    if (!isTaken) {
      throw new Refusal('unavailable', {
        message: 'Too many newcomers at once. Try again in a minute, please.',
        retryAfterSeconds: secondsOf(waitMs),
      });
    }
  }

  /** Takes the bytes from the budgets of the address and of the day; false where one is exhausted. */
  async mayStore(
    kinds: readonly StoredKind[],
    { address, isKnown }: Visitor,
    bytes: number,
  ): Promise<boolean> {
    const { shared, storedBytesPerDay, areOff } = this.#deps;
    if (areOff) return true;
    for (const kind of kinds) {
      const ofAddress = { limit: bytesOfAddress[kind], windowMs: dayMs };
      if (!(await shared.take(`${kind} ${address}`, bytes, ofAddress)).isTaken) return false;
    }
    const share = isKnown ? 1 : shareOfStrangers;
    const ofAll = { limit: Math.floor(storedBytesPerDay * share), windowMs: dayMs };
    return (await shared.take('stored', bytes, ofAll)).isTaken;
  }
}

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
