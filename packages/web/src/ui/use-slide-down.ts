import { useLayoutEffect, useRef, useState } from 'react';
import { isMotionAllowed } from './motion.ts';

/** The rest of a list slides down when a new first item appears. */
export function useSlideDown(newest: number) {
  const ref = useRef<HTMLOListElement>(null);
  const [shownAtFirst] = useState(newest);
  const shown = useRef(newest);
  useLayoutEffect(() => {
    const isNew = newest > shown.current;
    shown.current = newest;
    const [first, ...rest] = ref.current?.children ?? [];
    const [second] = rest;
    if (!isNew || !first || !second || !isMotionAllowed()) return;
    const step = second.getBoundingClientRect().top - first.getBoundingClientRect().top;
    for (const item of rest) {
      item.animate([{ transform: `translateY(${-step}px)` }, {}], {
        duration: 320,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      });
    }
  }, [newest]);
  return { ref, shownAtFirst };
}
