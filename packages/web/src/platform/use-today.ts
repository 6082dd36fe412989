import { useSyncExternalStore } from 'react';
import { today } from './today.ts';

/** Often enough that a page left open over midnight notices within a blink of a sleepy eye. */
const lookMs = 1000;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, lookMs);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Today's date, and tomorrow's once it is tomorrow. Undefined while the page is being prerendered. */
export function useToday(): string | undefined {
  return useSyncExternalStore(subscribe, today, () => undefined);
}
