import { useEffect, useRef } from 'react';
import { hold, run, type Stopwatch } from './stopwatch.ts';

/** Calls `onOver` once when the time is over; while held, time stands still. */
export function useLifetime(lifeMs: number, isHeld: boolean, onOver: () => void): void {
  const watch = useRef<Stopwatch>({ left: lifeMs });
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (isHeld) return;
    watch.current = run(watch.current, performance.now());
    const timer = setTimeout(() => over.current(), watch.current.left);
    return () => {
      clearTimeout(timer);
      watch.current = hold(watch.current, performance.now());
    };
  }, [isHeld]);
}
