import { type RefObject, useEffect, useRef } from 'react';
import { motionAllowed } from './motion.ts';

const frames = [0, -7, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** Shakes the head, as it were, each time there is a new fault. */
export function useShake(fault: string | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault === undefined || !motionAllowed()) return;
    ref.current?.animate(frames, { duration: 340, easing: 'ease-out' });
  }, [fault]);
  return ref;
}
