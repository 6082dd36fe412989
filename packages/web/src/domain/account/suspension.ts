import type { Player } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const maxWaitMs = 60_000;

/**
 * When to ask the server whether a suspension is over, which no signal announces: at its end by the clock of this
 * device, and since that may be wrong, every minute before and after. False for a ban.
 */
export function msUntilNextLook(suspension: Player['suspension'], now: number): number | false {
  if (suspension?.until === undefined) return false;
  const msFromEnd = Math.abs(Date.parse(suspension.until) - now);
  return Math.min(Math.max(msFromEnd, 1000), maxWaitMs);
}

/** Under the player's key: a signal about them invalidates it too. */
export const suspensionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['player', userId, 'suspension'],
    queryFn: async ({ signal }) => (await call('readSuspension', { signal })).suspension ?? null,
  });
