import { createPath, type Location, type Navigator, parsePath, type To } from 'react-router';

type NavigationAction = 'POP' | 'PUSH' | 'REPLACE';

export interface Navigation {
  location: Location;
  action: NavigationAction;
}

interface HistoryEntry {
  usr?: unknown;
  key?: string;
}

/** The browser's history in the form that React Router's links and `useNavigate` expect. */
export function createBrowserHistory(onNavigate: (to: Navigation) => void): Navigator {
  addEventListener('popstate', () => onNavigate({ location: currentLocation(), action: 'POP' }));

  function writeEntry(action: 'PUSH' | 'REPLACE', to: To, state: unknown): void {
    const entry: HistoryEntry = { usr: state, key: Math.random().toString(36).slice(2, 10) };
    const address = createPath(pathOf(to));
    if (action === 'PUSH') history.pushState(entry, '', address);
    else history.replaceState(entry, '', address);
    onNavigate({ location: currentLocation(), action });
  }

  return {
    createHref,
    go: (steps) => history.go(steps),
    push: (to, state) => writeEntry('PUSH', to, state),
    replace: (to, state) => writeEntry('REPLACE', to, state),
  };
}

export function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr, key } = (history.state ?? {}) as HistoryEntry;
  return { pathname, search, hash, state: usr ?? null, key: key ?? 'default' };
}

export const createHref = (to: To): string => createPath(pathOf(to));

const pathOf = (to: To) => (typeof to === 'string' ? parsePath(to) : to);
