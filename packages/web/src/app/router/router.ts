import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { findRedirect, readAuthFlags } from '../guards.ts';
import { createBrowserHistory, currentLocation } from './browser-history.ts';
import { createRouter } from './create-router.ts';
import { matchAppRoutes } from './match-app-routes.ts';

/**
 * Matching and hooks are React Router's; its data router is not used, because it would weigh as
 * much as everything else of ours that a first visit needs.
 */
export const router = createRouter({
  start: currentLocation(),
  matchAppRoutes,
  findRedirect: ({ guard }, from) =>
    guard && findRedirect(guard, readAuthFlags(safeLocalStorage), from),
  history: createBrowserHistory,
});
