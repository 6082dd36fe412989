import type { Kept } from '../platform/kept.ts';

export type Guard = 'player' | 'admin';

interface Flags {
  authenticated: boolean;
  isAdmin: boolean;
}

/**
 * Where a visitor is sent instead, or nothing when they may come in. The flags only steer what is
 * shown; the server checks each call.
 */
export function turnAway(guard: Guard, flags: Flags, from: string): string | undefined {
  if (!flags.authenticated) return `/login?from=${encodeURIComponent(from)}`;
  if (guard === 'admin' && !flags.isAdmin) return '/';
  return undefined;
}

export function readFlags(kept: Kept): Flags {
  return {
    authenticated: kept.read('authenticated') === 'true',
    isAdmin: kept.read('isAdmin') === 'true',
  };
}
