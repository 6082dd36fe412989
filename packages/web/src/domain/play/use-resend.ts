import { useEffect, useEffectEvent } from 'react';
import { onBackOnline } from '../../platform/back-online.ts';
import { retryDelay } from '../../platform/retry-delay.ts';

/** Calls `resend` once after each failure, when the server may be available again; never without a failure. */
export function useResend(failures: number, resend: () => void): void {
  const onRetry = useEffectEvent(resend);
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
