import type { Player } from '@bee-jinx/contract/browser';
import { type KeyValueStorage, safeLocalStorage } from '../../platform/safe-storage.ts';

/** In the local storage: who signed out here last, or was deleted. */
export const leftPlayerKey = 'player.left';

type PlayerAccess = Pick<Player, 'kind' | 'isAdmin'>;

/** For the route guards, which only steer what is shown; the server checks each call. */
export interface AuthFlags {
  authenticated: boolean;
  isAdmin: boolean;
}

export function readAuthFlags(storage: KeyValueStorage): AuthFlags {
  return {
    authenticated: storage.read('authenticated') === 'true',
    isAdmin: storage.read('isAdmin') === 'true',
  };
}

export function setAuthFlags(
  { kind, isAdmin }: PlayerAccess,
  into: KeyValueStorage = safeLocalStorage,
): void {
  into.write('authenticated', String(kind === 'account' || isAdmin));
  into.write('isAdmin', String(isAdmin));
}

/** Adds flags for a browser that lost them while the session lived on. */
export function restoreAuthFlags(
  { kind, isAdmin }: PlayerAccess,
  into: KeyValueStorage = safeLocalStorage,
): void {
  if (kind === 'account' || isAdmin) into.write('authenticated', 'true');
  if (isAdmin) into.write('isAdmin', 'true');
}
