import { matchRoutes } from 'react-router';
import { kept } from '../../platform/kept.ts';
import { readFlags, turnAway } from '../guards.ts';
import type { AppRoute } from './app-route.ts';
import { browserHistory, currentLocation } from './browser-history.ts';
import { makeRouter } from './make-router.ts';
import { tree } from './tree.tsx';

/**
 * Matching and hooks are React Router's; its data router is not used, because it would weigh as
 * much as everything else of ours that a first visit needs.
 */
export const router = makeRouter({
  start: currentLocation(),
  branchAt: (location) =>
    (matchRoutes(tree, location) ?? []).flatMap(({ route }) => (route.handle as AppRoute) ?? []),
  turnAway: ({ guard }, from) => guard && turnAway(guard, readFlags(kept), from),
  history: browserHistory,
});
