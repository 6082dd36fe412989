import { laterPartsLoaded } from '../../platform/later-part.tsx';
import { type Location, type Navigator, resolvePath } from '../../platform/router/location.ts';
import { createStore, type ReadableStore } from '../../platform/store.ts';
import type { AppRoute } from './app-route.ts';
import type { Navigation } from './browser-history.ts';
import { loadScreens } from './screens.ts';

interface RouterState {
  current: Navigation;
  /** The navigation that waits for its screen's code. */
  pending: Navigation | undefined;
  /** The current screen has loaded or failed. */
  isReady: boolean;
}

export interface Router {
  state: ReadableStore<RouterState>;
  navigator: Navigator;
  navigate(path: string): void;
}

interface RouterOptions {
  start: Location;
  matchAppRoutes(location: Location): { branch: AppRoute[] };
  findRedirect(route: AppRoute, from: string): string | undefined;
  history(moved: (to: Navigation) => void): Navigator;
}

/** Decides which screen is shown. The previous one stays until the code of the next one is loaded. */
export function createRouter({
  start,
  matchAppRoutes,
  findRedirect,
  history,
}: RouterOptions): Router {
  const first: Navigation = { location: start, action: 'POP' };
  const state = createStore<RouterState>({ current: first, pending: first, isReady: false });
  const navigator = history(navigateTo);

  function navigateTo(to: Navigation): void {
    const { branch } = matchAppRoutes(to.location);
    const elsewhere = redirectTarget(branch, to.location);
    if (elsewhere !== undefined) {
      navigator.replace(resolvePath(elsewhere));
      return;
    }
    const fetching = loadScreens(branch.flatMap(({ lazy }) => lazy ?? []));
    if (!fetching) {
      state.set({ current: to, pending: undefined, isReady: true });
      return;
    }
    state.set({ ...state.get(), pending: to });
    // The first screen is wanted as soon as it can be used.
    const whole = to === first ? fetching : fetching.then(laterPartsLoaded);
    void whole.then(() => commit(to));
  }

  function redirectTarget(branch: AppRoute[], { pathname, search }: Location): string | undefined {
    const leadsTo = branch.at(-1)?.redirectTo;
    if (leadsTo !== undefined) return leadsTo;
    const targets = branch.map((route) => findRedirect(route, pathname + search));
    return targets.find((target) => target !== undefined);
  }

  /** Shows the screen, unless another navigation has replaced this one. */
  function commit(to: Navigation): void {
    if (state.get().pending === to) state.set({ current: to, pending: undefined, isReady: true });
  }

  navigateTo(first);
  return { state, navigator, navigate: (path) => navigator.push(resolvePath(path)) };
}
