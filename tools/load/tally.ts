import { computeLatencyPercentiles, type LatencyPercentiles } from './latency-percentiles.ts';

/** A refusal is an answer by the rules, such as to a word that was said before. What failed is ours: a 5xx, or no answer. */
type Outcome = 'done' | 'refused' | 'failed';

/** One thing that a player does and waits for. */
export interface Act {
  kind: string;
  outcome: Outcome;
  /** Why it failed, where it did. */
  reason?: string;
}

export interface TrafficStats {
  perSecond: number;
  spread: LatencyPercentiles;
  kinds: { kind: string; perSecond: number; spread: LatencyPercentiles }[];
  refused: number;
  failed: number;
  /** How often it failed for which reason. */
  reasons: Record<string, number>;
}

/** An act that ended with this status. */
export function actFromStatus(kind: string, status: number): Act {
  if (status === 200) return { kind, outcome: 'done' };
  if (status >= 400 && status < 500) return { kind, outcome: 'refused' };
  return { kind, outcome: 'failed', reason: `${status}` };
}

/** Counts acts, and keeps how long each took that was done. */
export class Tally {
  readonly #times = new Map<string, number[]>();
  #refused = 0;
  readonly #reasons: Record<string, number> = {};
  #failed = 0;

  record({ kind, outcome, reason = 'no answer' }: Act, ms: number): void {
    if (outcome === 'refused') this.#refused += 1;
    else if (outcome === 'failed') {
      this.#failed += 1;
      this.#reasons[reason] = (this.#reasons[reason] ?? 0) + 1;
    } else {
      const times = this.#times.get(kind);
      if (times) times.push(ms);
      else this.#times.set(kind, [ms]);
    }
  }

  over(seconds: number): TrafficStats {
    const all = [...this.#times.values()].flat();
    return {
      perSecond: all.length / seconds,
      spread: computeLatencyPercentiles(all),
      kinds: [...this.#times]
        .map(([kind, times]) => ({
          kind,
          perSecond: times.length / seconds,
          spread: computeLatencyPercentiles(times),
        }))
        .sort((one, other) => other.perSecond - one.perSecond),
      refused: this.#refused,
      failed: this.#failed,
      reasons: this.#reasons,
    };
  }
}
