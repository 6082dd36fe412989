/** Time is an argument, for tests. */
export interface PausableTimer {
  left: number;
  since?: number | undefined;
}

export const startTimer = (timer: PausableTimer, now: number): PausableTimer =>
  timer.since === undefined ? { ...timer, since: now } : timer;

/** At least this long remains after a pause. */
const leastLeft = 1500;

export function pauseTimer(timer: PausableTimer, now: number): PausableTimer {
  if (timer.since === undefined) return timer;
  return { left: Math.max(leastLeft, timer.left - (now - timer.since)) };
}
