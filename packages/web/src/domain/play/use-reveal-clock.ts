import { type RefObject, useEffect } from 'react';
import { isMotionAllowed } from '../../ui/motion.ts';
import { playSound } from '../../ui/sound/sound.ts';
import type { RevealPhase } from './phase.ts';
import { phaseDuration } from './phase-durations.ts';
import { useSkip } from './use-skip.ts';
import { vibrate } from './vibrate.ts';

interface Reveal {
  phase: RevealPhase | 'over';
  isMoving: boolean;
  timesRefused: number;
}

/** The clock of a reveal, its keys and its sounds. What follows what is for each game to know. */
export function useRevealClock(
  root: RefObject<HTMLElement | null>,
  { phase, isMoving, timesRefused }: Reveal,
  dispatch: (action: { type: 'next' } | { type: 'skip' }) => void,
): void {
  useEffect(() => {
    const ms = phase === 'over' ? undefined : phaseDuration(phase, isMotionAllowed());
    if (ms === undefined) return;
    const timer = setTimeout(dispatch, ms, { type: 'next' });
    return () => clearTimeout(timer);
  }, [phase, dispatch]);

  useEffect(() => {
    if (phase === 'turning') playSound('turn');
    if (phase !== 'jinx') return;
    playSound('jinx');
    vibrate();
  }, [phase]);

  useEffect(() => {
    if (timesRefused > 0) playSound('refused');
  }, [timesRefused]);

  useSkip(root, isMoving, () => dispatch({ type: 'skip' }));
}
