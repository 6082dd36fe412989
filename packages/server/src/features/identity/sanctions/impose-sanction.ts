import type { Writer } from '../../../platform/database/database.ts';
import { randomId } from '../../../platform/random.ts';
import { neverEnds } from './is-suspended.ts';
import { insertSanction, liftSanctions, setSuspendedUntil } from './queries.ts';

interface NewSanction {
  reason: string;
  /** Null for a ban. */
  until: number | null;
  by: string | null;
}

/** Replaces what stands. The version of the player afterwards, to be told after the commit. */
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
  return setSuspendedUntil(sql, playerId, until ?? neverEnds);
}
