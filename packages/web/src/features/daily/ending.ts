import { later } from '../../platform/later.ts';

/** Everything that is shown only when words have met or the game is over: fetched while the first is typed. */
export const ending = later(() => import('./ending-parts.ts'));
