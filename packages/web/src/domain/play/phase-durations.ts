import type { RevealPhase } from './phase.ts';

type PhaseDurations = Partial<Record<RevealPhase, number>>;

const animatedDurations: PhaseDurations = {
  sealing: 480,
  turning: 450,
  beat: 300,
  warming: 1600,
  jinx: 2000,
};

/** Nothing moves, so there is nothing to wait for; only what was said stands still to be read. */
const reducedMotionDurations: PhaseDurations = {
  sealing: 0,
  turning: 100,
  beat: 0,
  warming: 900,
  jinx: 900,
};

/** How long a phase lasts. Undefined: until the player does something. */
export function phaseDuration(phase: RevealPhase, mayMove: boolean): number | undefined {
  return (mayMove ? animatedDurations : reducedMotionDurations)[phase];
}
