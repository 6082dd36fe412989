import { useEffect, useRef } from 'react';
import { type PausableTimer, pauseTimer, startTimer } from './stopwatch.ts';

/** Calls `onOver` once when the time is over; while held, time stands still. */
export function useAutoDismiss(lifeMs: number, isHeld: boolean, onOver: () => void): void {
  const watch = useRef<PausableTimer>({ left: lifeMs });
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (isHeld) return;
    watch.current = startTimer(watch.current, performance.now());
    const timer = setTimeout(() => over.current(), watch.current.left);
    return () => {
      clearTimeout(timer);
      watch.current = pauseTimer(watch.current, performance.now());
    };
  }, [isHeld]);
}
