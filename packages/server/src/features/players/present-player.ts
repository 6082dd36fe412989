import type { CallReply } from '@bee-jinx/contract';
import { formatIsoTime } from '../../platform/clock.ts';
import { isSuspended } from '../identity/sanctions/is-suspended.ts';
import { presentSuspensionEnd } from '../identity/sanctions/present-sanction.ts';
import type { FoundRow } from './queries.ts';

/** As an admin sees somebody in a list. */
export function presentFound(
  row: FoundRow,
  now: number,
): CallReply<'searchPlayers'>['players'][number] {
  return {
    userId: row.id,
    displayName: row.display_name,
    kind: row.kind,
    createdAt: formatIsoTime(row.created_at),
    ...(row.seen_at !== null && { seenAt: formatIsoTime(Number(row.seen_at)) }),
    ...(row.suspended_until !== null &&
      isSuspended(row, now) && { suspension: presentSuspensionEnd(row.suspended_until) }),
  };
}
