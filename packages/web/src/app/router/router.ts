import { kept } from '../../platform/kept.ts';
import { readFlags, turnAway } from '../guards.ts';
import { branchAt } from './branch-at.ts';
import { browserHistory, currentLocation } from './browser-history.ts';
import { makeRouter } from './make-router.ts';

/**
 * Matching and hooks are React Router's; its data router is not used, because it would weigh as
 * much as everything else of ours that a first visit needs.
 */
export const router = makeRouter({
  start: currentLocation(),
  branchAt,
  turnAway: ({ guard }, from) => guard && turnAway(guard, readFlags(kept), from),
  history: browserHistory,
});
