/** Time is an argument, for tests. */
export interface PausableTimer {
  left: number;
  since?: number | undefined;
}

export const startTimer = (watch: PausableTimer, now: number): PausableTimer =>
  watch.since === undefined ? { ...watch, since: now } : watch;

/** At least this long remains after a pause. */
const leastLeft = 1500;

export function pauseTimer(watch: PausableTimer, now: number): PausableTimer {
  if (watch.since === undefined) return watch;
  return { left: Math.max(leastLeft, watch.left - (now - watch.since)) };
}
