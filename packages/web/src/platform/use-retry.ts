import { useEffect, useEffectEvent } from 'react';
import { onBackOnline } from './offline/offline.ts';
import { retryDelay } from './retry-delay.ts';

/** After a failure tries again: when the network is back, or later each time. Nothing has failed at 0. */
export function useRetry(failures: number, again: () => void): void {
  const tryAgain = useEffectEvent(again);
  useEffect(() => {
    if (failures === 0) return;
    const timer = setTimeout(tryAgain, retryDelay(failures));
    const stop = onBackOnline(tryAgain);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [failures]);
}
