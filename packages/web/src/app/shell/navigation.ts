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

/** Who follows an invitation should see the invitation, and nothing else. */
export function isInvite(path: string): boolean {
  return path.startsWith('/i/f/') || path.startsWith('/i/g/');
}

/**
 * What tells one screen from the next. Tabs and filters in an address only change what is on it; another
 * puzzle is another screen.
 */
export function screenKeyOf(path: string, search: string): string {
  const puzzle = path === '/jinx/daily' ? new URLSearchParams(search).get('puzzleNumber') : null;
  return puzzle === null ? path : `${path} ${puzzle}`;
}
