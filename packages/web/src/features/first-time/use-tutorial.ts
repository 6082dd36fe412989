import { type RefObject, useEffect, useReducer } from 'react';
import { kept } from '../../platform/kept.ts';
import { motionAllowed } from '../../ui/motion.ts';
import { lasts } from './pace.ts';
import { begin, isMoving, play } from './tutorial.ts';
import { useSkip } from './use-skip.ts';

/** Plays it: the rules are in tutorial.ts, here are the clock, the keys and what is remembered. */
export function useTutorial(root: RefObject<HTMLElement | null>) {
  const [state, dispatch] = useReducer(play, undefined, () => begin());
  const { phase } = state;

  useEffect(() => {
    const ms = lasts(phase, motionAllowed());
    if (ms === undefined) return;
    const timer = setTimeout(dispatch, ms, { type: 'next' });
    return () => clearTimeout(timer);
  }, [phase]);

  useEffect(() => {
    if (phase === 'jinx') buzz();
    if (phase === 'done') kept.write('tutorial.done', 'true');
  }, [phase]);

  useSkip(root, isMoving(state), () => dispatch({ type: 'skip' }));
  return { state, dispatch };
}

/** Where there is something to buzz. A browser that nobody has touched yet would complain. */
function buzz(): void {
  if (motionAllowed() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([30, 60, 40]);
}
