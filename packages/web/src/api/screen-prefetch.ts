import type { QueryClient } from '@tanstack/react-query';

/** Prefetches what a screen shows, before it renders. For replies that stay fresh for a while. */
export type ScreenPrefetch = (
  player: { userId: string; cache: QueryClient },
  address: { search: string },
) => void;
