import { useEffect } from 'react';
import type { BoardPhase } from '../../../domain/swarm/reveal-timeline.ts';
import { playSound } from '../../../ui/sound/sound.ts';
import { vibrate, vibrationPatterns } from '../../../ui/vibrate.ts';

interface RevealEffects {
  phase: BoardPhase;
  isSealed: boolean;
  /** Somebody said the same as I. */
  isInCamp: boolean;
}

/** What is heard, and felt in the hand. */
export function useRevealEffects({ phase, isSealed, isInCamp }: RevealEffects): void {
  useEffect(() => {
    if (phase === 'turning') {
      playSound('turn');
      vibrate(25);
    }
    if (phase === 'gathering' && isInCamp) vibrate([20, 40, 20]);
    if (phase === 'jinx') {
      playSound('jinx');
      vibrate(vibrationPatterns.jinx);
    }
  }, [phase, isInCamp]);

  useEffect(() => {
    if (isSealed) playSound('seal');
  }, [isSealed]);
}
