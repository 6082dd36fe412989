/**
 * A round is typed, sealed and turned over. A jinx is shouted at once; otherwise the warmth follows after a short
 * pause (`beat`).
 */
export type RevealPhase = 'typing' | 'sealing' | 'turning' | 'beat' | 'warming' | 'jinx';

type RevealedPhase = 'warming' | 'jinx';
type PhaseDurations = Partial<Record<RevealPhase, number>>;

const animatedDurations: PhaseDurations = {
  sealing: 480,
  turning: 450,
  beat: 300,
  warming: 1600,
  jinx: 700,
};

/** Nothing moves, so the only waiting time is for reading the words. */
const reducedMotionDurations: PhaseDurations = {
  sealing: 0,
  turning: 100,
  beat: 0,
  warming: 900,
  jinx: 700,
};

/** In milliseconds; undefined for a phase that only the player ends. */
export function phaseDuration(phase: RevealPhase, isMotionAllowed: boolean): number | undefined {
  return (isMotionAllowed ? animatedDurations : reducedMotionDurations)[phase];
}

/** Both words and their warmth are visible. */
export const isRevealed = (phase: RevealPhase): phase is RevealedPhase =>
  phase === 'warming' || phase === 'jinx';

export function nextPhase(
  phase: Exclude<RevealPhase, RevealedPhase | 'typing'>,
  endsInJinx: boolean,
): RevealPhase {
  switch (phase) {
    case 'sealing':
      return 'turning';
    case 'turning':
      return endsInJinx ? 'jinx' : 'beat';
    case 'beat':
      return 'warming';
  }
}
