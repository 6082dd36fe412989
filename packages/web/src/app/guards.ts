import type { AuthFlags } from '../domain/account/auth-flags.ts';

export type Guard = 'player' | 'admin';

/** Where a visitor is redirected, or undefined. */
export function findRedirect(guard: Guard, flags: AuthFlags, from: string): string | undefined {
  if (!flags.authenticated) return `/login?from=${encodeURIComponent(from)}`;
  if (guard === 'admin' && !flags.isAdmin) return '/';
  return undefined;
}
