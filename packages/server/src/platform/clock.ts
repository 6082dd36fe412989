/** The only place that reads the clock. Everything else gets the clock as a dependency, so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Milliseconds that only grow, whatever the clock is set to: for how long ago something was in this process. */
export const monotonicMs = (): number => performance.now();

const maxFormatted = 10_000;
const formatted = new Map<number, string>();

/** A time as replies and exports have it. Remembered, because a game is shown with all its times after every word. */
export function formatIsoTime(ms: number): string {
  const known = formatted.get(ms);
  if (known !== undefined) return known;
  if (formatted.size >= maxFormatted) formatted.clear();
  const text = new Date(ms).toISOString();
  formatted.set(ms, text);
  return text;
}
