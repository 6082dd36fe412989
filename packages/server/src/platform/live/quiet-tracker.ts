import { monotonicMs } from '../clock.ts';

/** Longer than a page takes to load; what was fetched before that is refetched anyway. */
const maxMs = 60_000;

/**
 * Tracks when each player was last signalled, so that a stream can begin with how long ago that was: what a browser has
 * fetched since then needs no refetch.
 */
export class QuietTracker {
  readonly #signalledAt = new Map<string, number>();
  readonly #now: () => number;
  #knownSince: number;

  constructor(now: () => number = monotonicMs) {
    this.#now = now;
    this.#knownSince = now();
  }

  recordSignal(playerIds: readonly string[]): void {
    const now = this.#now();
    for (const playerId of playerIds) this.#signalledAt.set(playerId, now);
  }

  /** Signals may have been missed until now. */
  reset(): void {
    this.#knownSince = this.#now();
  }

  /** How long the player has had no signal; too short rather than too long. */
  msFor(playerId: string): number {
    const since = Math.max(this.#knownSince, this.#signalledAt.get(playerId) ?? this.#knownSince);
    return Math.min(maxMs, Math.floor(this.#now() - since));
  }

  /** Drops entries that no longer make a difference. */
  prune(): void {
    const oldest = this.#now() - maxMs;
    for (const [playerId, at] of this.#signalledAt)
      if (at < oldest) this.#signalledAt.delete(playerId);
  }
}
