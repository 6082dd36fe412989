import { type Dispatch, type RefObject, useEffect } from 'react';
import { useRevealClock } from '../../ui/comb/use-reveal-clock.ts';
import { play as playSound } from '../../ui/sound/sound.ts';
import { type Action, isMoving, type Play } from './play.ts';

/** What follows what is in play.ts. */
export function useReveal(
  root: RefObject<HTMLElement | null>,
  state: Play,
  dispatch: Dispatch<Action>,
): void {
  useRevealClock(root, { ...state, isMoving: isMoving(state) }, dispatch);

  const isSealing = state.phase === 'sealing';
  useEffect(() => {
    if (isSealing) playSound('seal');
  }, [isSealing]);
}
