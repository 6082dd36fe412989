import { type Dispatch, type RefObject, useEffect } from 'react';
import { buzz } from '../../../ui/comb/buzz.ts';
import { lasts } from '../../../ui/comb/pace.ts';
import { useSkip } from '../../../ui/comb/use-skip.ts';
import { motionAllowed } from '../../../ui/motion.ts';
import { play as playSound } from '../../../ui/sound/sound.ts';
import { type Action, isMoving, type Play } from '../play.ts';

/** The clock of the reveal, its keys and its sounds; what follows what is in play.ts. */
export function useReveal(
  root: RefObject<HTMLElement | null>,
  state: Play,
  dispatch: Dispatch<Action>,
): void {
  const { phase, timesRefused } = state;
  const isSealed = state.sending !== undefined;

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
    if (isSealed) playSound('seal');
  }, [isSealed]);

  useEffect(() => {
    if (timesRefused > 0) playSound('refused');
  }, [timesRefused]);

  useSkip(root, isMoving(state), () => dispatch({ type: 'skip' }));
}
