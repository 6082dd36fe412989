import {
  createPath,
  type Location,
  type NavigationAction,
  type Navigator,
  type Path,
} from '../../platform/router/location.ts';

export interface Navigation {
  location: Location;
  action: NavigationAction;
}

interface HistoryEntry {
  usr?: unknown;
  key?: string;
}

export function createBrowserHistory(onNavigate: (to: Navigation) => void): Navigator {
  addEventListener('popstate', () => onNavigate({ location: currentLocation(), action: 'POP' }));

  function writeEntry(action: 'PUSH' | 'REPLACE', to: Path, state: unknown): void {
    const entry: HistoryEntry = { usr: state, key: Math.random().toString(36).slice(2, 10) };
    const address = createPath(to);
    if (action === 'PUSH') history.pushState(entry, '', address);
    else history.replaceState(entry, '', address);
    onNavigate({ location: currentLocation(), action });
  }

  return {
    push: (to, state) => writeEntry('PUSH', to, state),
    replace: (to, state) => writeEntry('REPLACE', to, state),
  };
}

export function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr, key } = (history.state ?? {}) as HistoryEntry;
  return { pathname, search, hash, state: usr ?? null, key: key ?? 'default' };
}
