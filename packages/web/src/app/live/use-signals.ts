import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Listens for the player's signals. Its code comes after the first screen, which can do without. */
export function useSignals(userId: string | undefined, cache: QueryClient): void {
  useEffect(() => {
    if (userId === undefined) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    import('./sync-cache-with-signals.ts').then(
      ({ syncCacheWithSignals: followSignals }) => {
        if (!isOver) stop = followSignals(userId, cache);
      },
      // Told by the pill in the header, and healed by a reload where that helps: see lost-chunk.ts.
      () => {},
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [userId, cache]);
}
