import type { Player } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export function isSuspensionActive(suspension: Player['suspension'], now: number): boolean {
  if (!suspension) return false;
  return suspension.until === undefined || Date.parse(suspension.until) > now;
}

/** Under the player's key: a signal about them invalidates it too. */
export const suspensionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['player', userId, 'suspension'],
    queryFn: async ({ signal }) => (await call('readSuspension', { signal })).suspension ?? null,
  });
