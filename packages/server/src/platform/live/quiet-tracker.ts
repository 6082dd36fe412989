import { monotonicMs } from '../clock.ts';

/** Longer than a page takes to open. What was read before that is looked at again anyway. */
const maxMs = 60_000;

/**
 * Remembers when each player was last signalled, so that a stream can begin with a word on how long there
 * was nothing to miss: what a browser has asked for since then needs no second look.
 */
export class QuietTracker {
  readonly #toldAt = new Map<string, number>();
  readonly #now: () => number;
  #knownSince: number;

  constructor(now: () => number = monotonicMs) {
    this.#now = now;
    this.#knownSince = now();
  }

  recordSignal(playerIds: readonly string[]): void {
    const now = this.#now();
    for (const playerId of playerIds) this.#toldAt.set(playerId, now);
  }

  /** Signals may have been missed until now. */
  reset(): void {
    this.#knownSince = this.#now();
  }

  /** Never more than it was. */
  msFor(playerId: string): number {
    const since = Math.max(this.#knownSince, this.#toldAt.get(playerId) ?? this.#knownSince);
    return Math.min(maxMs, Math.floor(this.#now() - since));
  }

  /** What is too long ago to make a difference. */
  prune(): void {
    const old = this.#now() - maxMs;
    for (const [playerId, at] of this.#toldAt) if (at < old) this.#toldAt.delete(playerId);
  }
}
