import type { Dance } from '@bee-jinx/contract';
import { abandon } from '@bee-jinx/game';
import { changeDance } from './change-dance.ts';
import type { DanceParts } from './parts.ts';
import { showDances } from './present-dance.ts';
import { allDancesOf, openDancesOf } from './queries.ts';
import { seatOf } from './seats.ts';

/** All games of a player, as they may see them themselves. */
export async function exportDances(parts: DanceParts, playerId: string): Promise<Dance[]> {
  const rows = await allDancesOf(parts.db.read, playerId);
  return showDances(
    parts,
    rows.map((row) => ({ row, seat: seatOf(row, playerId) ?? 0 })),
  );
}

/** Before a player is deleted. Their games stay with the others, without their name. */
export async function leaveDances(parts: DanceParts, playerId: string): Promise<void> {
  for (const { id } of await openDancesOf(parts.db.read, playerId, 10_000)) {
    await changeDance(parts, playerId, id, (game, seat, _row, now) => {
      const left = abandon(game, seat, now);
      return left.ok ? left : { ok: true, game };
    });
  }
}
