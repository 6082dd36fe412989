import { matchAppRoutes } from './router/match-app-routes.ts';
import { router } from './router/router.ts';
import { getScreenPrefetch } from './router/screens.ts';
import { session } from './session/session.ts';

/** Requests what the first screen shows as soon as the player is known, before it renders. */
export function prefetchFirstScreen(): void {
  const stops = [session.subscribe(prefetchIfReady), router.state.subscribe(prefetchIfReady)];

  function prefetchIfReady(): void {
    const player = session.get();
    const { current, isReady } = router.state.get();
    if (player.status !== 'open' || !isReady) return;
    for (const stop of stops) stop();
    for (const { lazy } of matchAppRoutes(current.location)) {
      if (lazy) getScreenPrefetch(lazy)?.(player, current.location);
    }
  }
}
