import { createPath, type Location, type Navigator, parsePath, type To } from 'react-router';

/** How one came to an address: by the browser's own buttons or a jump in the page, by a link, or instead of another. */
type How = 'POP' | 'PUSH' | 'REPLACE';

export interface Move {
  location: Location;
  how: How;
}

/** What the browser keeps with each entry of its history. */
interface Entry {
  usr?: unknown;
  key?: string;
}

/** The browser's history, in the form that links and `useNavigate` want. Tells of every move. */
export function browserHistory(moved: (to: Move) => void): Navigator {
  addEventListener('popstate', () => moved({ location: currentLocation(), how: 'POP' }));

  function move(how: 'PUSH' | 'REPLACE', to: To, state: unknown): void {
    const entry: Entry = { usr: state, key: Math.random().toString(36).slice(2, 10) };
    const address = createPath(pathOf(to));
    if (how === 'PUSH') history.pushState(entry, '', address);
    else history.replaceState(entry, '', address);
    moved({ location: currentLocation(), how });
  }

  return {
    createHref: (to) => createPath(pathOf(to)),
    go: (steps) => history.go(steps),
    push: (to, state) => move('PUSH', to, state),
    replace: (to, state) => move('REPLACE', to, state),
  };
}

export function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr, key } = (history.state ?? {}) as Entry;
  return { pathname, search, hash, state: usr ?? null, key: key ?? 'default' };
}

const pathOf = (to: To) => (typeof to === 'string' ? parsePath(to) : to);
