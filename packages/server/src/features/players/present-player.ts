import type { CallReply } from '@bee-jinx/contract';
import { isSuspended } from '../identity/sanctions/is-suspended.ts';
import { presentEnd } from '../identity/sanctions/present-sanction.ts';
import type { FoundRow } from './queries.ts';

export const iso = (ms: number) => new Date(ms).toISOString();

/** As an admin sees somebody in a list. */
export function presentFound(
  row: FoundRow,
  now: number,
): CallReply<'searchPlayers'>['players'][number] {
  return {
    userId: row.id,
    displayName: row.display_name,
    kind: row.kind,
    createdAt: iso(row.created_at),
    ...(row.seen_at !== null && { seenAt: iso(Number(row.seen_at)) }),
    ...(row.suspended_until !== null &&
      isSuspended(row, now) && { suspension: presentEnd(row.suspended_until) }),
  };
}
