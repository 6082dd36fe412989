import type { Dance } from '@bee-jinx/contract';
import { thatCounts } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { changeDance } from './change-dance.ts';
import type { DanceParts } from './parts.ts';
import { showDance } from './present-dance.ts';

/** "That counts." */
export async function agree(
  parts: DanceParts,
  caller: Caller,
  wish: { gameId: string; roundNumber: number },
): Promise<{ game: Dance }> {
  const standing = await changeDance(
    parts,
    caller.playerId,
    wish.gameId,
    (game, seat, row, now) => {
      const ruling = thatCounts(game, seat, wish.roundNumber, now);
      return ruling.ok && row.with_bee === 1
        ? { ok: true, game: parts.bee.agree(ruling.game, now) }
        : ruling;
    },
  );
  return { game: await showDance(parts, standing) };
}
