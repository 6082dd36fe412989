/** A point in time by both clocks of the browser: one may stand still while the machine sleeps, the other may be set. */
export interface ClockReading {
  date: number;
  ticks: number;
}

export const readClocks = (): ClockReading => ({ date: Date.now(), ticks: performance.now() });

/** How long ago at the least, whichever clock is wrong. */
export const minMsSince = (then: ClockReading): number => Math.max(0, Math.min(...msSince(then)));

/** How long ago at the most, whichever clock is wrong. */
export const maxMsSince = (then: ClockReading): number => Math.max(...msSince(then));

function msSince(then: ClockReading): [number, number] {
  const now = readClocks();
  return [now.date - then.date, now.ticks - then.ticks];
}
