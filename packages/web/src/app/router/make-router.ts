import type { Location, Navigator } from 'react-router';
import { createStore, type Shown } from '../../platform/store.ts';
import type { AppRoute } from './app-route.ts';
import type { Move } from './browser-history.ts';
import { fetchScreens } from './screens.ts';

interface RouterState {
  /** What is shown. */
  shown: Move;
  /** Where it is going, while the screen's code is on its way. */
  heading: Move | undefined;
  /** What is shown has its screen, or the reason why it has none. */
  isReady: boolean;
}

export interface Router {
  state: Shown<RouterState>;
  navigator: Navigator;
  navigate(path: string): void;
}

interface Parts {
  start: Location;
  /** The routes that an address leads through, outermost first. */
  branchAt(location: Location): AppRoute[];
  /** Where a visitor is sent instead. */
  turnAway(route: AppRoute, from: string): string | undefined;
  history(moved: (to: Move) => void): Navigator;
}

/** Decides which screen is shown. The one before stays until the code of the next one is there. */
export function makeRouter({ start, branchAt, turnAway, history }: Parts): Router {
  const first: Move = { location: start, how: 'POP' };
  const state = createStore<RouterState>({ shown: first, heading: first, isReady: false });
  const navigator = history(head);

  function head(to: Move): void {
    const branch = branchAt(to.location);
    const elsewhere = targetOf(branch, to.location);
    if (elsewhere !== undefined) {
      navigator.replace(elsewhere);
      return;
    }
    const fetching = fetchScreens(branch.flatMap(({ lazy }) => lazy ?? []));
    if (!fetching) {
      state.set({ shown: to, heading: undefined, isReady: true });
      return;
    }
    state.set({ ...state.get(), heading: to });
    void fetching.then(() => settle(to));
  }

  function targetOf(branch: AppRoute[], { pathname, search }: Location): string | undefined {
    const leadsTo = branch.at(-1)?.leadsTo;
    if (leadsTo !== undefined) return leadsTo;
    const targets = branch.map((route) => turnAway(route, pathname + search));
    return targets.find((target) => target !== undefined);
  }

  /** Unless somebody has gone elsewhere in the meantime. */
  function settle(to: Move): void {
    if (state.get().heading === to) state.set({ shown: to, heading: undefined, isReady: true });
  }

  head(first);
  return { state, navigator, navigate: (path) => navigator.push(path) };
}
