import { type RefObject, useEffect } from 'react';
import { motionAllowed } from '../motion.ts';
import { play as playSound } from '../sound/sound.ts';
import { buzz } from './buzz.ts';
import { lasts } from './pace.ts';
import type { RevealPhase } from './phase.ts';
import { useSkip } from './use-skip.ts';

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
    const ms = phase === 'over' ? undefined : lasts(phase, motionAllowed());
    if (ms === undefined) return;
    const timer = setTimeout(dispatch, ms, { type: 'next' });
    return () => clearTimeout(timer);
  }, [phase, dispatch]);

  useEffect(() => {
    if (phase === 'turning') playSound('turn');
    if (phase !== 'jinx') return;
    playSound('jinx');
    buzz();
  }, [phase]);

  useEffect(() => {
    if (timesRefused > 0) playSound('refused');
  }, [timesRefused]);

  useSkip(root, isMoving, () => dispatch({ type: 'skip' }));
}
