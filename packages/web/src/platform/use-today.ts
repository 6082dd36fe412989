import { useSyncExternalStore } from 'react';
import { paintedDate } from './painted/date.ts';
import { today } from './today.ts';

const lookMs = 1000;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, lookMs);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Changes at midnight. Undefined in a page that is painted for any day. */
export function useToday(): string | undefined {
  return useSyncExternalStore(subscribe, () => today(), paintedDate);
}
