import { readAuthFlags } from '../../domain/account/auth-flags.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { findRedirect } from '../guards.ts';
import { createBrowserHistory, currentLocation } from './browser-history.ts';
import { createRouter } from './create-router.ts';
import { matchAppRoutes } from './match-app-routes.ts';

/**
 * Uses React Router's matching and hooks but not its data router, which is as large as the rest of our first
 * load.
 */
export const router = createRouter({
  start: currentLocation(),
  matchAppRoutes,
  findRedirect: ({ guard }, from) =>
    guard && findRedirect(guard, readAuthFlags(safeLocalStorage), from),
  history: createBrowserHistory,
});
