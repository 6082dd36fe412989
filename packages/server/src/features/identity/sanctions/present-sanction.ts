import type { Sanction } from '@bee-jinx/contract';
import { neverEnds } from './is-suspended.ts';
import type { SanctionRow } from './queries.ts';

const iso = (ms: number) => new Date(ms).toISOString();

/** As it stands in `players.suspended_until`. */
export const presentSuspensionEnd = (until: number): { until?: string } =>
  until === neverEnds ? {} : { until: iso(until) };

/** As the player reads it: without who imposed it. */
export function presentSanction(row: SanctionRow): Sanction {
  return {
    sanctionId: row.id,
    since: iso(row.since),
    reason: row.reason,
    ...(row.until !== null && { until: iso(row.until) }),
    ...(row.lifted_at !== null && { liftedAt: iso(row.lifted_at) }),
    ...(row.lift_reason !== null && { liftReason: row.lift_reason }),
  };
}
