import type { QueryClient } from '@tanstack/react-query';

/**
 * How a screen asks for what it will show, before it is drawn. For answers that don't go stale at
 * once: what does would be asked for again.
 */
export type ScreenPrefetch = (
  player: { userId: string; cache: QueryClient },
  address: { search: string },
) => void;
