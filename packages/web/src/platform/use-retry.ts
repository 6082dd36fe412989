import { useEffect, useEffectEvent } from 'react';
import { onBackOnline } from './back-online.ts';
import { retryDelay } from './retry-delay.ts';

/** After a failure tries again: when the network is back, or later each time. Nothing has failed at 0. */
export function useRetry(failures: number, retry: () => void): void {
  const onRetry = useEffectEvent(retry);
  useEffect(() => {
    if (failures === 0) return;
    const timer = setTimeout(onRetry, retryDelay(failures));
    const stop = onBackOnline(onRetry);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [failures]);
}
