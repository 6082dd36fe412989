import { useEffect, useRef } from 'react';
import styles from './Countdown.module.css';
import { formatCountdown, formatTimeLeft, secondsLeft } from './time-left.ts';
import { useNow } from './use-now.ts';

interface CountdownProps {
  until: number;
  look?: 'words' | 'clock';
  /** Fixed, for tests and samples. */
  now?: number;
  onDone?: () => void;
}

export function Countdown({ until, look = 'words', now: given, onDone }: CountdownProps) {
  const now = useNow(until, look === 'clock', given);
  const seconds = secondsLeft(until, now);
  const isOver = seconds === 0;
  const announcedFor = useRef<number>(undefined);
  useEffect(() => {
    if (!isOver || announcedFor.current === until) return;
    announcedFor.current = until;
    onDone?.();
  }, [isOver, until, onDone]);
  return (
    <time
      className={styles[look]}
      dateTime={new Date(until).toISOString()}
      role="timer"
      // A painted page is a little older than the browser that takes it over.
      suppressHydrationWarning
    >
      {look === 'clock' ? formatCountdown(seconds) : formatTimeLeft(seconds)}
    </time>
  );
}
