import type { QueryClient } from '@tanstack/react-query';
import type { Location } from '../platform/router/location.ts';
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

interface PrefetchingPlayer {
  userId: string;
  cache: QueryClient;
}

/** What the loaded screen shows first. */
export const prefetchScreen = ({ state }: Router, player: PrefetchingPlayer): Promise<void> =>
  prefetchScreenAt(state.get().current.location, player);

export async function prefetchScreenAt(
  location: Location,
  player: PrefetchingPlayer,
): Promise<void> {
  const { branch, params } = matchAppRoutes(location);
  const loads = branch.flatMap(({ lazy }) => lazy ?? []);
  const address = { params, search: location.search };
  await Promise.all(loads.map((load) => getScreenPrefetch(load)?.(player, address)));
}
