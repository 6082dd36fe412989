export interface Path {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its number sign, or empty. */
  hash: string;
}

export interface Location extends Path {
  state: unknown;
  /** Of the history entry. */
  key: string;
}

/** Where a link leads: an address from the root, or one that begins with `?` or `#` and keeps the path. */
export type To = string | Partial<Path>;

/** How the current location was reached. `POP` is the way back or forward, and the first one. */
export type NavigationAction = 'POP' | 'PUSH' | 'REPLACE';

export interface Navigator {
  push(to: Path, state?: unknown): void;
  replace(to: Path, state?: unknown): void;
}

export const createPath = ({ pathname, search, hash }: Path): string => pathname + search + hash;

/** The address that a link at this path leads to. Without parameters it has no question mark. */
export function resolvePath(to: To, from = '/'): Path {
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: pathname || from, search: search === '?' ? '' : search, hash };
}

function parsePath(address: string): Path {
  const [, pathname = '', search = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { pathname, search, hash };
}
