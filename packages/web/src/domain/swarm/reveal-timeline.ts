/**
 * A round on all screens at once: words are sealed, turn over, fly to camps, and the two largest camps rise to the
 * next pair. A swarm jinx is shouted instead.
 */
export type BoardPhase = 'sealing' | 'turning' | 'gathering' | 'pairing' | 'jinx' | 'done';

interface Step {
  phase: BoardPhase;
  ms: number;
}

/** Long enough to read twelve words from three metres. With reduced motion they are the same, but nothing flies. */
const toNextPair: readonly Step[] = [
  { phase: 'turning', ms: 1900 },
  { phase: 'gathering', ms: 2000 },
  { phase: 'pairing', ms: 1100 },
];

const toJinx: readonly Step[] = [
  { phase: 'turning', ms: 900 },
  { phase: 'jinx', ms: 2600 },
];

/** The last round has no pair to rise to. */
const toNothing: readonly Step[] = toNextPair.slice(0, 2);

export interface Moment {
  phase: BoardPhase;
  /** Until the next phase; undefined for the last one. */
  msLeft: number | undefined;
}

/** `ms` is the time since the reveal, and negative before it. */
export function momentAt(ms: number, ending: 'jinx' | 'pair' | 'nothing'): Moment {
  if (ms < 0) return { phase: 'sealing', msLeft: -ms };
  let end = 0;
  for (const step of stepsTo[ending]) {
    end += step.ms;
    if (ms < end) return { phase: step.phase, msLeft: end - ms };
  }
  return { phase: 'done', msLeft: undefined };
}

const stepsTo = { jinx: toJinx, pair: toNextPair, nothing: toNothing };
