import type { Player } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import type { PlayerRow } from './queries.ts';
import { presentSuspensionEnd } from './sanctions/sanctions.ts';

/** The player as they see themselves. */
export function presentPlayer(row: PlayerRow, { isAdmin }: Pick<Caller, 'isAdmin'>): Player {
  return {
    userId: row.id,
    displayName: row.display_name,
    friendCode: row.friend_code,
    kind: row.kind,
    isAdmin,
    version: row.version,
    ...(row.suspended_until !== null && { suspension: presentSuspensionEnd(row.suspended_until) }),
    ...(row.badge_number !== null && { badgeNumber: row.badge_number }),
  };
}
