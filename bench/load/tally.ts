import { computeLatencyPercentiles, type LatencyPercentiles } from '../figure.ts';

/** One thing that a player does and waits for. */
export interface Act {
  kind: string;
  /** Refused is an answer by the rules (4xx), such as to a repeated word. Failed is a 5xx or no answer. */
  outcome: 'done' | 'refused' | 'failed';
  /** Why it failed. */
  reason?: string;
}

export function actFromStatus(kind: string, status: number): Act {
  if (status === 200) return { kind, outcome: 'done' };
  if (status >= 400 && status < 500) return { kind, outcome: 'refused' };
  return { kind, outcome: 'failed', reason: `${status}` };
}

export interface TrafficStats {
  perSecond: number;
  spread: LatencyPercentiles;
  kinds: { kind: string; perSecond: number; spread: LatencyPercentiles }[];
  refused: number;
  failed: number;
  /** Number of failures by reason. */
  reasons: Record<string, number>;
}

/** Counts acts, and collects the latencies of those that were done. */
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
    const summarise = (times: number[]) => ({
      perSecond: times.length / seconds,
      spread: computeLatencyPercentiles(times),
    });
    return {
      ...summarise([...this.#times.values()].flat()),
      kinds: [...this.#times]
        .map(([kind, times]) => ({ kind, ...summarise(times) }))
        .sort((a, b) => b.perSecond - a.perSecond),
      refused: this.#refused,
      failed: this.#failed,
      reasons: this.#reasons,
    };
  }
}
