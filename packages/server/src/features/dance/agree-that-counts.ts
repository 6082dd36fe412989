import type { Dance } from '@bee-jinx/contract';
import { thatCounts } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { changeDance } from './change-dance.ts';
import type { DanceDeps } from './deps.ts';
import { presentDanceFor } from './present-dance.ts';

/** "That counts." */
export async function agreeThatCounts(
  deps: DanceDeps,
  caller: Caller,
  input: { gameId: string; roundNumber: number },
): Promise<{ game: Dance }> {
  const standing = await changeDance(
    deps,
    caller.playerId,
    input.gameId,
    (game, seat, row, now) => {
      const ruling = thatCounts(game, seat, input.roundNumber, now);
      return ruling.ok && row.with_bee === 1
        ? { ok: true, game: deps.bee.agree(ruling.game, now) }
        : ruling;
    },
  );
  return { game: await presentDanceFor(deps, standing) };
}
