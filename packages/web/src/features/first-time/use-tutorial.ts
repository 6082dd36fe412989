import { type RefObject, useEffect, useReducer } from 'react';
import { phaseDuration } from '../../domain/play/phase-durations.ts';
import { useSkip } from '../../domain/play/use-skip.ts';
import { vibrate } from '../../domain/play/vibrate.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { isMotionAllowed } from '../../ui/motion.ts';
import { trackTutorialStart } from './track-tutorial.ts';
import { createTutorialState, isAnimating, tutorialReducer } from './tutorial-reducer.ts';

/** Plays it: the rules are in tutorial.ts, here are the clock, the keys and what is remembered. */
export function useTutorial(root: RefObject<HTMLElement | null>) {
  const [state, dispatch] = useReducer(tutorialReducer, undefined, () => createTutorialState());
  const { phase } = state;

  useEffect(() => {
    const ms = phase === 'done' ? undefined : phaseDuration(phase, isMotionAllowed());
    if (ms === undefined) return;
    const timer = setTimeout(dispatch, ms, { type: 'next' });
    return () => clearTimeout(timer);
  }, [phase]);

  useEffect(() => trackTutorialStart(), []);

  useEffect(() => {
    if (phase === 'jinx') vibrate();
    if (phase === 'done') safeLocalStorage.write('tutorial.done', 'true');
  }, [phase]);

  useSkip(root, isAnimating(state), () => dispatch({ type: 'skip' }));
  return { state, dispatch };
}
