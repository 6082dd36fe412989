import { useSyncExternalStore } from 'react';
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

/** Changes at midnight. Undefined while prerendering. */
export function useToday(): string | undefined {
  return useSyncExternalStore(subscribe, today, () => undefined);
}
