export const mainPlaces = [
  { name: 'Daily', path: '/jinx/daily' },
  { name: 'Dance', path: '/jinx/dance' },
  { name: 'Hive', path: '/hive' },
  { name: 'Buzz', path: '/buzz' },
] as const;

export type PlaceName = (typeof mainPlaces)[number]['name'];

export function isSplash(path: string): boolean {
  return path === '/';
}

/** Who follows an invitation should see the invitation, and nothing else. */
export function isInvite(path: string): boolean {
  return path.startsWith('/i/f/') || path.startsWith('/i/g/');
}
