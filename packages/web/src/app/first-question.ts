import { matchAppRoutes } from './router/match-app-routes.ts';
import { router } from './router/router.ts';
import { getScreenPrefetch } from './router/screens.ts';
import { session } from './session/session.ts';

/**
 * What the first screen asks for is asked as soon as it is known who asks: on a slow phone it is answered
 * while the screen is still being drawn. To be called before anything is drawn.
 */
export function prefetchFirstScreen(): void {
  const stops = [session.subscribe(prefetchIfReady), router.state.subscribe(prefetchIfReady)];

  function prefetchIfReady(): void {
    const player = session.get();
    const { current: shown, isReady } = router.state.get();
    if (player.status !== 'open' || !isReady) return;
    for (const stop of stops) stop();
    for (const { lazy } of matchAppRoutes(shown.location)) {
      if (lazy) getScreenPrefetch(lazy)?.(player, shown.location);
    }
  }
}
