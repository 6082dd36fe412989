import { type Dispatch, type RefObject, useEffect } from 'react';
import { useRevealClock } from '../../domain/play/use-reveal-clock.ts';
import { playSound } from '../../ui/sound/sound.ts';
import { isAnimating, type PlayAction, type PlayState } from './play-reducer.ts';

/** What follows what is in play.ts. */
export function useReveal(
  root: RefObject<HTMLElement | null>,
  state: PlayState,
  dispatch: Dispatch<PlayAction>,
): void {
  useRevealClock(root, { ...state, isMoving: isAnimating(state) }, dispatch);

  const isSealing = state.phase === 'sealing';
  useEffect(() => {
    if (isSealing) playSound('seal');
  }, [isSealing]);
}
