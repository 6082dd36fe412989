import type { QueryClient } from '@tanstack/react-query';
import type { Params } from '../platform/router/match-routes.ts';

/** For queries that a screen prefetches: it needn't refetch what it has just got. */
export const prefetchedStaleMs = 2000;

/**
 * Fetches what a screen shows, before it renders: in the browser, and where the server paints it. For replies that stay
 * fresh for a while. Failures are the screen's to show, so it never rejects.
 */
export type ScreenPrefetch = (
  player: { userId: string; cache: QueryClient },
  address: { params: Params; search: string },
) => Promise<unknown>;
