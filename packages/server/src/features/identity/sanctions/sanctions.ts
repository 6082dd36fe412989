import type { Sanction } from '@bee-jinx/contract';
import { type Clock, formatIsoTime } from '../../../platform/clock.ts';
import type { Database, Reader, Writer } from '../../../platform/database/database.ts';
import type { FindSuspension } from '../../../platform/http/caller.ts';
import { randomId } from '../../../platform/random.ts';
import { findPlayer, type PlayerRow } from '../queries.ts';
import { banEnd } from './is-suspended.ts';
import {
  findActiveSanction,
  insertSanction,
  liftSanctions,
  reassignSanctions,
  type SanctionRow,
  sanctionsOf,
  setSuspendedUntil,
} from './queries.ts';

export const presentSuspensionEnd = (until: number): { until?: string } =>
  until === banEnd ? {} : { until: formatIsoTime(until) };

/** As the player sees it: without the admin. */
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

interface NewSanction {
  reason: string;
  /** Null for a ban. */
  until: number | null;
  by: string | null;
}

/** Replaces an active sanction. Returns the player's new version, to be signalled after the commit. */
export async function imposeSanction(
  sql: Writer,
  playerId: string,
  { reason, until, by }: NewSanction,
  now: number,
): Promise<number> {
  await liftSanctions(sql, playerId, { now, by, reason: 'Replaced by another.' });
  await insertSanction(sql, {
    id: randomId('sanction'),
    player_id: playerId,
    reason,
    since: now,
    until,
    imposed_by: by,
    lifted_at: null,
    lifted_by: null,
    lift_reason: null,
  });
  return setSuspendedUntil(sql, playerId, until ?? banEnd);
}

/** Carries a sanction over to the player that somebody signs in as. Returns the updated player. */
export async function transferSanction(sql: Writer, from: PlayerRow, to: PlayerRow, now: number) {
  const isLonger = (from.suspended_until ?? 0) > (to.suspended_until ?? 0);
  if (from.id === to.id || !isLonger) return to;
  const active = await findActiveSanction(sql, from.id, now);
  if (!active) return to;
  const { reason, until, imposed_by: by } = active;
  const version = await imposeSanction(sql, to.id, { reason, until, by }, now);
  return { ...to, suspended_until: from.suspended_until, version };
}

/** For the gate's refusal. */
export function createFindSuspension(db: Database, clock: Clock): FindSuspension {
  return async (playerId) => {
    const active = await findActiveSanction(db.read, playerId, clock.now());
    if (!active) return undefined;
    const { reason, until } = presentSanction(active);
    return { reason, ...(until !== undefined && { until }) };
  };
}

export async function exportSanctions({ db }: { db: Database }, playerId: string) {
  return (await sanctionsOf(db.read, playerId)).map(presentSanction);
}

/** The longer sanction of the two holds, and the history is kept. */
export const createSanctionsMergeStep = (clock: Clock) => ({
  collection: 'sanctions',

  async count(sql: Reader, from: string) {
    return { moves: (await sanctionsOf(sql, from)).length, meets: 0 };
  },

  async move(sql: Writer, from: string, to: string) {
    const [left, me] = [await findPlayer(sql, from), await findPlayer(sql, to)];
    const now = clock.now();
    if (left && me) await transferSanction(sql, left, me, now);
    await liftSanctions(sql, from, { now, by: null, reason: 'Carried along to the account.' });
    await reassignSanctions(sql, from, to);
    return { signals: [], memo: {} };
  },

  /** The history stays with the account. While a sanction holds the account can undo nothing. */
  undo: async () => ({ signals: [] }),
});
