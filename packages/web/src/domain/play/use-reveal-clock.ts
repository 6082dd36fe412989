import { type RefObject, useEffect } from 'react';
import { isMotionAllowed } from '../../ui/motion.ts';
import { playSound } from '../../ui/sound/sound.ts';
import { vibrate, vibrationPatterns } from '../../ui/vibrate.ts';
import { phaseDuration } from './phase.ts';
import { isAnimating, type PlayState } from './play-reducer.ts';
import { useSkip } from './use-skip.ts';

interface RevealClockOptions {
  state: PlayState;
  dispatch: (action: { type: 'next-phase' } | { type: 'skip' }) => void;
  hasSound: boolean;
}

/** The timer of a reveal, its keys and its sounds. Which phase follows is in play-reducer.ts. */
export function useRevealClock(
  root: RefObject<HTMLElement | null>,
  { state, dispatch, hasSound }: RevealClockOptions,
): void {
  const { phase, timesRefused } = state;
  const isPending = state.pending !== undefined;

  useEffect(() => {
    const ms = phase === 'over' ? undefined : phaseDuration(phase, isMotionAllowed());
    if (ms === undefined) return;
    const timer = setTimeout(dispatch, ms, { type: 'next-phase' });
    return () => clearTimeout(timer);
  }, [phase, dispatch]);

  useEffect(() => {
    if (phase === 'jinx') vibrate(vibrationPatterns.jinx);
    if (hasSound && phase === 'turning') playSound('turn');
    if (hasSound && phase === 'jinx') playSound('jinx');
  }, [phase, hasSound]);

  useEffect(() => {
    if (hasSound && isPending) playSound('seal');
  }, [isPending, hasSound]);

  useEffect(() => {
    if (hasSound && timesRefused > 0) playSound('refused');
  }, [timesRefused, hasSound]);

  useSkip(root, isAnimating(state), () => dispatch({ type: 'skip' }));
}
