import { lazyModule } from '../../platform/lazy-module.ts';

/** Everything that is shown only when words have met or the game is over: fetched while the first is typed. */
export const gameOverModule = lazyModule(() => import('./game-over-components.ts'));
