import type { Sanction } from '@bee-jinx/contract';
import { formatIsoTime } from '../../../platform/clock.ts';
import { neverEnds } from './is-suspended.ts';
import type { SanctionRow } from './queries.ts';

/** As it stands in `players.suspended_until`. */
export const presentSuspensionEnd = (until: number): { until?: string } =>
  until === neverEnds ? {} : { until: formatIsoTime(until) };

/** As the player reads it: without who imposed it. */
export function presentSanction(row: SanctionRow): Sanction {
  return {
    sanctionId: row.id,
    since: formatIsoTime(row.since),
    reason: row.reason,
    ...(row.until !== null && { until: formatIsoTime(row.until) }),
    ...(row.lifted_at !== null && { liftedAt: formatIsoTime(row.lifted_at) }),
    ...(row.lift_reason !== null && { liftReason: row.lift_reason }),
  };
}
