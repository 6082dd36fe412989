/**
 * Estimates how far the server's clock is ahead of this browser's. The reply with the shortest round trip is the
 * best witness: its error is at most half of that time.
 */
export interface ServerClock {
  /** What a reply says about the server's time, and when it was asked for and received. */
  addReading(reading: { sentAt: number; receivedAt: number; serverTime: number }): void;
  /** Milliseconds since 1970, as the server counts them. */
  now(): number;
  /** The error of the estimate at most; infinite before the first reading. */
  readonly maxErrorMs: number;
}

/** Old readings give way: clocks drift, and a laptop that slept has another offset. */
const readingLifetimeMs = 10 * 60_000;

export function createServerClock(readClock: () => number = monotonicNow): ServerClock {
  let best: { offset: number; roundTrip: number; at: number } | undefined;
  return {
    addReading({ sentAt, receivedAt, serverTime }) {
      const roundTrip = receivedAt - sentAt;
      if (!Number.isFinite(serverTime) || roundTrip < 0) return;
      const isOutdated = best !== undefined && receivedAt - best.at > readingLifetimeMs;
      if (best && !isOutdated && roundTrip >= best.roundTrip) return;
      best = { offset: serverTime - (sentAt + receivedAt) / 2, roundTrip, at: receivedAt };
    },
    now: () => readClock() + (best?.offset ?? 0),
    get maxErrorMs() {
      return best ? best.roundTrip / 2 : Number.POSITIVE_INFINITY;
    },
  };
}

/** Doesn't jump when somebody sets the clock. */
export const monotonicNow = (): number => performance.timeOrigin + performance.now();
