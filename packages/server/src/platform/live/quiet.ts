import { ticks } from '../clock.ts';

/** Longer than a page takes to open. What was read before that is looked at again anyway. */
const mostMs = 60_000;

/**
 * Remembers when each player was last told of something, so that a stream can begin with a word on how long there
 * was nothing to miss: what a browser has asked for since then needs no second look.
 */
export class Quiet {
  readonly #toldAt = new Map<string, number>();
  readonly #now: () => number;
  #knownSince: number;

  constructor(now: () => number = ticks) {
    this.#now = now;
    this.#knownSince = now();
  }

  told(playerIds: readonly string[]): void {
    const now = this.#now();
    for (const playerId of playerIds) this.#toldAt.set(playerId, now);
  }

  /** Something may have passed unheard until now. */
  beginAnew(): void {
    this.#knownSince = this.#now();
  }

  /** Never more than it was. */
  msFor(playerId: string): number {
    const since = Math.max(this.#knownSince, this.#toldAt.get(playerId) ?? this.#knownSince);
    return Math.min(mostMs, Math.floor(this.#now() - since));
  }

  /** What is too long ago to make a difference. */
  forgetOld(): void {
    const old = this.#now() - mostMs;
    for (const [playerId, at] of this.#toldAt) if (at < old) this.#toldAt.delete(playerId);
  }
}
