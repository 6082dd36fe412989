import { type Dispatch, type RefObject, useEffect } from 'react';
import { useRevealClock } from '../../../domain/play/use-reveal-clock.ts';
import { playSound } from '../../../ui/sound/sound.ts';
import { isAnimating, type PlayAction, type PlayState } from '../play-reducer.ts';

/** What follows what is in play.ts. */
export function useReveal(
  root: RefObject<HTMLElement | null>,
  state: PlayState,
  dispatch: Dispatch<PlayAction>,
): void {
  useRevealClock(root, { ...state, isMoving: isAnimating(state) }, dispatch);

  // Sealed as soon as it is let go: there is no wax to wait for.
  const isSealed = state.pending !== undefined;
  useEffect(() => {
    if (isSealed) playSound('seal');
  }, [isSealed]);
}
