import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { swarmClock, swarmQuery } from './swarm.ts';

/** Two screens are then at most twice this apart. */
const exactMs = 25;
/** While a page loads, its replies are slow, and say little about the server's clock. */
const retryAfterMs = [1000, 2000, 4000, 8000, 16_000];

/** Asks again until a reply was quick enough to know the server's clock by: a table that only listens would never find out. */
export function useExactClock(code: string): void {
  const cache = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const retry = (attempt: number) => {
      const delayMs = retryAfterMs[attempt];
      if (isOver || swarmClock.maxErrorMs <= exactMs || delayMs === undefined) return;
      timer = setTimeout(() => {
        const { queryKey } = swarmQuery(code);
        void cache.refetchQueries({ queryKey, exact: true }).then(() => retry(attempt + 1));
      }, delayMs);
    };
    retry(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [cache, code]);
}
