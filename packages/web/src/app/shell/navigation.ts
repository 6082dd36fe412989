export const mainNavItems = [
  { name: 'Daily', path: '/jinx/daily' },
  { name: 'Dance', path: '/jinx/dance' },
  { name: 'Hive', path: '/hive' },
  { name: 'Buzz', path: '/buzz' },
] as const;

export type NavItemName = (typeof mainNavItems)[number]['name'];

export function isSplash(path: string): boolean {
  return path === '/';
}

/** Invitations are shown without navigation. */
export function isInvite(path: string): boolean {
  return path.startsWith('/i/f/') || path.startsWith('/i/g/');
}

/** Identifies a screen: tabs and filters in an address don't make another one, a puzzle does. */
export function screenKeyOf(path: string, search: string): string {
  const puzzle = path === '/jinx/daily' ? new URLSearchParams(search).get('puzzleNumber') : null;
  return puzzle === null ? path : `${path} ${puzzle}`;
}

/** The browser would write `#main` over the hash of the address, which may be a token that the screen needs. */
export function skipToContent(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.querySelector('main')?.focus();
}
