import type { Player } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Whether it keeps the player from playing at this time. */
export function isSuspensionActive(suspension: Player['suspension'], now: number): boolean {
  if (!suspension) return false;
  return suspension.until === undefined || Date.parse(suspension.until) > now;
}

/** Under the player: a signal about them looks again at this too. */
export const suspensionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['player', userId, 'suspension'],
    queryFn: async ({ signal }) => (await call('readSuspension', { signal })).suspension ?? null,
  });
