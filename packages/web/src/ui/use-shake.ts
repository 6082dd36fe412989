import { type RefObject, useEffect, useRef } from 'react';
import { isMotionAllowed } from './motion.ts';

const frames = [0, -7, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** Shakes at each new fault, and when the same one is raised again. */
export function useShake(
  fault: string | undefined,
  timesRaised: number,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same fault raised again is a new reason.
  useEffect(() => {
    if (fault === undefined || !isMotionAllowed()) return;
    ref.current?.animate(frames, { duration: 340, easing: 'ease-out' });
  }, [fault, timesRaised]);
  return ref;
}
