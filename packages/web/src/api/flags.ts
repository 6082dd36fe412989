import type { Player } from '@bee-jinx/contract/browser';
import { type Kept, kept } from '../platform/kept.ts';

type Standing = Pick<Player, 'kind' | 'isAdmin'>;

/** What the guards go by. They only steer what is shown; the server checks each call. */
export function setFlags({ kind, isAdmin }: Standing, into: Kept = kept): void {
  into.write('authenticated', String(kind === 'account' || isAdmin));
  into.write('isAdmin', String(isAdmin));
}

/** For a browser that has lost them while the session lived on: nothing is taken away by this. */
export function raiseFlags({ kind, isAdmin }: Standing, into: Kept = kept): void {
  if (kind === 'account' || isAdmin) into.write('authenticated', 'true');
  if (isAdmin) into.write('isAdmin', 'true');
}
