/** The only place that reads the clock. Everything else gets the clock as a dependency, so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Milliseconds that only grow, whatever the clock is set to: for how long ago something was in this process. */
export const monotonicMs = (): number => performance.now();

/** A time as replies and exports have it. */
export const formatIsoTime = (ms: number): string => new Date(ms).toISOString();
