import type { Dance as Shown } from '@bee-jinx/contract';
import { abandon, lapse } from '@bee-jinx/game';
import type { Clock } from '../../platform/clock.ts';
import type { Writer } from '../../platform/database/database.ts';
import type { AddressedSignal } from '../../platform/live/live.ts';
import { mapPages, paginate } from '../../platform/paginate.ts';
import { danceFromRow, seatOf } from './dance-row.ts';
import { saveDance } from './dance-steps.ts';
import { leaveDance } from './dances-between.ts';
import type { DanceDeps } from './deps.ts';
import { presentDancesFor } from './present-dance.ts';
import {
  clearPairKeys,
  dancesAfter,
  deleteDancesWithoutPartner,
  type NamedDanceRow,
  openDancesOf,
} from './queries.ts';

/** All games of a player, as they may see them themselves. */
export function exportDances(deps: DanceDeps, playerId: string): AsyncIterable<Shown[]> {
  const pages = paginate<NamedDanceRow>((last, limit) =>
    dancesAfter(deps.db.read, playerId, last, limit),
  );
  return mapPages(pages, (rows) =>
    presentDancesFor(
      deps,
      rows.map((row) => ({ row, seat: seatOf(row, playerId) ?? 0 })),
    ),
  );
}

/** Before a player is deleted. Their games stay with the others, without their name. */
export async function leaveDances(deps: DanceDeps, playerId: string): Promise<void> {
  for (const { id } of await openDancesOf(deps.db.read, playerId, 10_000)) {
    await leaveDance(deps, playerId, id);
  }
}

/** In the transaction that deletes the player: ends dances that began after `leaveDances`, deletes those without another player, and takes the player's id from the rest. */
export async function endDancesOfDeleted(
  sql: Writer,
  clock: Clock,
  playerId: string,
): Promise<AddressedSignal[]> {
  const now = clock.now();
  const signals = [];
  for (const row of await openDancesOf(sql, playerId, 10_000)) {
    const before = danceFromRow(row);
    const left = abandon(before, seatOf(row, playerId) ?? 0, now);
    const { id, version, seat0_id, seat1_id } = await saveDance(
      sql,
      row,
      before,
      left.ok ? left.game : lapse(before, now),
      now,
    );
    const to = [seat0_id, seat1_id].filter((one) => one !== null && one !== playerId) as string[];
    signals.push({ topic: 'dance' as const, id, version, to });
  }
  await deleteDancesWithoutPartner(sql, playerId);
  await clearPairKeys(sql, playerId);
  return signals;
}
