import { useEffect, useState } from 'react';
import { msUntilNextTick } from './time-left.ts';

/** Updates whenever the displayed time changes. */
export function useNow(until: number, bySecond: boolean, given: number | undefined): number {
  const [read, setRead] = useState(() => Date.now());
  const now = given ?? read;
  useEffect(() => {
    if (given !== undefined) return;
    const wait = msUntilNextTick(until, now, { bySecond });
    if (wait === undefined) return;
    const timer = setTimeout(() => setRead(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [until, now, bySecond, given]);
  useEffect(() => {
    // A sleeping device stops its timers.
    const look = () => setRead(Date.now());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return now;
}
