import { type Spread, spreadOf } from './spread.ts';

/** A refusal is an answer by the rules, such as to a word that was said before. What failed is ours: a 5xx, or no answer. */
export type Outcome = 'done' | 'refused' | 'failed';

/** One thing that a player does and waits for. */
export interface Act {
  kind: string;
  outcome: Outcome;
}

export interface Traffic {
  perSecond: number;
  spread: Spread;
  kinds: { kind: string; perSecond: number; spread: Spread }[];
  refused: number;
  failed: number;
}

export const outcomeOf = (status: number): Outcome =>
  status === 200 ? 'done' : status >= 400 && status < 500 ? 'refused' : 'failed';

/** Counts acts, and keeps how long each took that was done. */
export class Tally {
  readonly #times = new Map<string, number[]>();
  #refused = 0;
  #failed = 0;

  record({ kind, outcome }: Act, ms: number): void {
    if (outcome === 'refused') this.#refused += 1;
    else if (outcome === 'failed') this.#failed += 1;
    else {
      const times = this.#times.get(kind);
      if (times) times.push(ms);
      else this.#times.set(kind, [ms]);
    }
  }

  over(seconds: number): Traffic {
    const all = [...this.#times.values()].flat();
    return {
      perSecond: all.length / seconds,
      spread: spreadOf(all),
      kinds: [...this.#times]
        .map(([kind, times]) => ({
          kind,
          perSecond: times.length / seconds,
          spread: spreadOf(times),
        }))
        .sort((one, other) => other.perSecond - one.perSecond),
      refused: this.#refused,
      failed: this.#failed,
    };
  }
}
