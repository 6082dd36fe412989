import { type RefObject, useEffect, useReducer } from 'react';
import { kept } from '../../platform/kept.ts';
import { buzz } from '../../ui/comb/buzz.ts';
import { lasts } from '../../ui/comb/pace.ts';
import { useSkip } from '../../ui/comb/use-skip.ts';
import { motionAllowed } from '../../ui/motion.ts';
import { trackTutorial } from './track-tutorial.ts';
import { begin, isMoving, play } from './tutorial.ts';

/** Plays it: the rules are in tutorial.ts, here are the clock, the keys and what is remembered. */
export function useTutorial(root: RefObject<HTMLElement | null>) {
  const [state, dispatch] = useReducer(play, undefined, () => begin());
  const { phase } = state;

  useEffect(() => {
    const ms = phase === 'done' ? undefined : lasts(phase, motionAllowed());
    if (ms === undefined) return;
    const timer = setTimeout(dispatch, ms, { type: 'next' });
    return () => clearTimeout(timer);
  }, [phase]);

  useEffect(() => trackTutorial(), []);

  useEffect(() => {
    if (phase === 'jinx') buzz();
    if (phase === 'done') kept.write('tutorial.done', 'true');
  }, [phase]);

  useSkip(root, isMoving(state), () => dispatch({ type: 'skip' }));
  return { state, dispatch };
}
