/** Both clocks of the browser: one may stop while the machine sleeps, the other may be set. */
export interface ClockReading {
  date: number;
  ticks: number;
}

export const readClocks = (): ClockReading => ({ date: Date.now(), ticks: performance.now() });

/** A lower bound, whichever clock is wrong. */
export const minMsSince = (then: ClockReading): number => Math.max(0, Math.min(...msSince(then)));

/** An upper bound, whichever clock is wrong. */
export const maxMsSince = (then: ClockReading): number => Math.max(...msSince(then));

function msSince(then: ClockReading): [number, number] {
  const now = readClocks();
  return [now.date - then.date, now.ticks - then.ticks];
}
