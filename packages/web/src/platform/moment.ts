/** A point in time by both clocks of the browser: one may stand still while the machine sleeps, the other may be set. */
export interface Moment {
  date: number;
  ticks: number;
}

export const thisMoment = (): Moment => ({ date: Date.now(), ticks: performance.now() });

/** How long ago at the least, whichever clock is wrong. */
export const atLeastMsSince = (then: Moment): number => Math.max(0, Math.min(...msSince(then)));

/** How long ago at the most, whichever clock is wrong. */
export const atMostMsSince = (then: Moment): number => Math.max(...msSince(then));

function msSince(then: Moment): [number, number] {
  const now = thisMoment();
  return [now.date - then.date, now.ticks - then.ticks];
}
