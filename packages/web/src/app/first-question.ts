import { branchAt } from './router/branch-at.ts';
import { router } from './router/router.ts';
import { askAheadOf } from './router/screens.ts';
import { session } from './session/session.ts';

/**
 * What the first screen asks for is asked as soon as it is known who asks: on a slow phone it is answered
 * while the screen is still being drawn. To be called before anything is drawn.
 */
export function askFirstQuestion(): void {
  const stops = [session.subscribe(look), router.state.subscribe(look)];

  function look(): void {
    const player = session.get();
    const { shown, isReady } = router.state.get();
    if (player.status !== 'open' || !isReady) return;
    for (const stop of stops) stop();
    for (const { lazy } of branchAt(shown.location)) {
      if (lazy) askAheadOf(lazy)?.(player, shown.location);
    }
  }
}
