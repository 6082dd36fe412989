import { useEffect, useRef } from 'react';
import styles from './Countdown.module.css';
import { formatCountdown, formatTimeLeft, secondsLeft } from './time-left.ts';
import { useNow } from './use-now.ts';

interface CountdownProps {
  until: number;
  variant?: 'words' | 'clock';
  /** Fixed, for tests and samples. */
  now?: number;
  onDone?: () => void;
}

export function Countdown({ until, variant = 'words', now: given, onDone }: CountdownProps) {
  const now = useNow(until, variant === 'clock', given);
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
      className={styles[variant]}
      dateTime={new Date(until).toISOString()}
      role="timer"
      // A painted page is a little older than the browser that takes it over.
      suppressHydrationWarning
    >
      {variant === 'clock' ? formatCountdown(seconds) : formatTimeLeft(seconds)}
    </time>
  );
}
