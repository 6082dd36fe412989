import { readAuthFlags } from '../../domain/account/auth-flags.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { findRedirect } from '../guards.ts';
import { createBrowserHistory, currentLocation } from './browser-history.ts';
import { createRouter } from './create-router.ts';
import { matchAppRoutes } from './match-app-routes.ts';

export const router = createRouter({
  start: currentLocation(),
  matchAppRoutes,
  findRedirect: ({ guard }, from) =>
    guard && findRedirect(guard, readAuthFlags(safeLocalStorage), from),
  history: createBrowserHistory,
});
