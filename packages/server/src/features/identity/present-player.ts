import type { Player } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import type { PlayerRow } from './queries.ts';
import { presentSuspensionEnd } from './sanctions/sanctions.ts';

/** The player as they see themselves: with a suspension only while it lasts, as their own clock may be wrong. */
export function presentPlayer(
  row: PlayerRow,
  { isAdmin }: Pick<Caller, 'isAdmin'>,
  now: number,
): Player {
  const { suspended_until: end } = row;
  return {
    userId: row.id,
    displayName: row.display_name,
    friendCode: row.friend_code,
    kind: row.kind,
    isAdmin,
    version: row.version,
    ...(end !== null && end > now && { suspension: presentSuspensionEnd(end) }),
    ...(row.badge_number !== null && { badgeNumber: row.badge_number }),
  };
}
