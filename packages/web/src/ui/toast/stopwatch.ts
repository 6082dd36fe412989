/** Runs down and can be held. The time is told to it, so that it can be tested. */
export interface PausableTimer {
  /** Milliseconds that were left when it last stopped. */
  left: number;
  /** Since when it has been running; undefined while held. */
  since?: number | undefined;
}

export const startTimer = (watch: PausableTimer, now: number): PausableTimer =>
  watch.since === undefined ? { ...watch, since: now } : watch;

/** Who has looked at it for long still gets a moment afterwards. */
const leastLeft = 1500;

export function pauseTimer(watch: PausableTimer, now: number): PausableTimer {
  if (watch.since === undefined) return watch;
  return { left: Math.max(leastLeft, watch.left - (now - watch.since)) };
}
