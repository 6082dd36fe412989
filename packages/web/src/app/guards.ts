import type { KeyValueStorage } from '../platform/safe-storage.ts';

export type Guard = 'player' | 'admin';

interface Flags {
  authenticated: boolean;
  isAdmin: boolean;
}

/**
 * Where a visitor is redirected, or undefined. The flags only steer what is shown; the server checks each
 * call.
 */
export function findRedirect(guard: Guard, flags: Flags, from: string): string | undefined {
  if (!flags.authenticated) return `/login?from=${encodeURIComponent(from)}`;
  if (guard === 'admin' && !flags.isAdmin) return '/';
  return undefined;
}

export function readAuthFlags(storage: KeyValueStorage): Flags {
  return {
    authenticated: storage.read('authenticated') === 'true',
    isAdmin: storage.read('isAdmin') === 'true',
  };
}
