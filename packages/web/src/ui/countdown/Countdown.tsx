import { useEffect, useRef } from 'react';
import styles from './Countdown.module.css';
import { formatCountdown, formatTimeLeft, secondsLeft } from './time-left.ts';
import { useNow } from './use-now.ts';

interface CountdownProps {
  /** In milliseconds, as Date has it. */
  until: number;
  /** "in 5 h 12 min", or a clock: "05:12:40". */
  look?: 'words' | 'clock';
  /** Stands still at this time; otherwise the clock is read at each tick. */
  now?: number;
  /** Called once when the time has come. */
  onDone?: () => void;
}

export function Countdown({ until, look = 'words', now: given, onDone }: CountdownProps) {
  const now = useNow(until, look === 'clock', given);
  const seconds = secondsLeft(until, now);
  const isOver = seconds === 0;
  const told = useRef<number>(undefined);
  useEffect(() => {
    if (!isOver || told.current === until) return;
    told.current = until;
    onDone?.();
  }, [isOver, until, onDone]);
  return (
    <time className={styles[look]} dateTime={new Date(until).toISOString()} role="timer">
      {look === 'clock' ? formatCountdown(seconds) : formatTimeLeft(seconds)}
    </time>
  );
}
