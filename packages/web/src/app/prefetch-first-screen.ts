import type { QueryClient } from '@tanstack/react-query';
import type { Router } from './router/create-router.ts';
import { matchAppRoutes } from './router/match-app-routes.ts';
import { getScreenPrefetch } from './router/screens.ts';
import { session } from './session/session.ts';

/** Requests what the first screen shows as soon as the player is known, before it renders. */
export function prefetchFirstScreen(router: Router): void {
  const stops = [session.subscribe(prefetchIfReady), router.state.subscribe(prefetchIfReady)];

  function prefetchIfReady(): void {
    const player = session.get();
    if (player.status !== 'open' || !router.state.get().isReady) return;
    for (const stop of stops) stop();
    void prefetchScreen(router, player);
  }
}

/** What the loaded screen shows first. */
export async function prefetchScreen(
  { state }: Router,
  player: { userId: string; cache: QueryClient },
): Promise<void> {
  const { location } = state.get().current;
  const loads = matchAppRoutes(location).flatMap(({ lazy }) => lazy ?? []);
  await Promise.all(loads.map((load) => getScreenPrefetch(load)?.(player, location)));
}
