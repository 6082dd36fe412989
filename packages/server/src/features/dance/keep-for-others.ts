import type { Dance } from '@bee-jinx/contract';
import { abandon } from '@bee-jinx/game';
import { inPages, mapPages } from '../../platform/pages.ts';
import { changeDance } from './change-dance.ts';
import type { DanceParts } from './parts.ts';
import { showDances } from './present-dance.ts';
import { dancesAfter, type NamedDanceRow, openDancesOf } from './queries.ts';
import { seatOf } from './seats.ts';

/** All games of a player, as they may see them themselves. */
export function exportDances(parts: DanceParts, playerId: string): AsyncIterable<Dance[]> {
  const pages = inPages<NamedDanceRow>((last, most) =>
    dancesAfter(parts.db.read, playerId, last, most),
  );
  return mapPages(pages, (rows) =>
    showDances(
      parts,
      rows.map((row) => ({ row, seat: seatOf(row, playerId) ?? 0 })),
    ),
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
