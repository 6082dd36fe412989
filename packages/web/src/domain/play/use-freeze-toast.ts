import type { DailyStats } from '@bee-jinx/contract/browser';
import { useEffect } from 'react';

/** Tells once that a freeze has saved the streak. */
export function useFreezeToast(stats: DailyStats | undefined): void {
  useEffect(() => {
    if (!stats?.frozen?.length) return;
    // Loaded on demand, as it is rarely due.
    import('./freeze-toast.ts')
      .then(({ showFreezeToast }) => showFreezeToast(stats))
      .catch(() => {});
  }, [stats]);
}
