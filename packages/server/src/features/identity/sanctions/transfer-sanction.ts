import type { Writer } from '../../../platform/database/database.ts';
import type { PlayerRow } from '../queries.ts';
import { imposeSanction } from './impose-sanction.ts';
import { findActiveSanction } from './queries.ts';

/**
 * Whoever signs in from the session of a suspended player is the same person, so the sanction goes along to who they become.
 * The player as they stand afterwards.
 */
export async function transferSanction(
  sql: Writer,
  from: PlayerRow,
  to: PlayerRow,
  now: number,
): Promise<PlayerRow> {
  const isLonger = (from.suspended_until ?? 0) > (to.suspended_until ?? 0);
  if (from.id === to.id || !isLonger) return to;
  const standing = await findActiveSanction(sql, from.id, now);
  if (!standing) return to;
  const { reason, until, imposed_by: by } = standing;
  const version = await imposeSanction(sql, to.id, { reason, until, by }, now);
  return { ...to, suspended_until: from.suspended_until, version };
}
