import type { Dance } from '@bee-jinx/contract';
import { lapse } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { changeDance } from './change-dance.ts';
import type { DanceParts } from './parts.ts';
import { showDance } from './present-dance.ts';
import { readStanding } from './read-dance.ts';

/** Nothing is left to process: a round ends with its second word. So this tells how the game stands. */
export async function processRound(
  parts: DanceParts,
  caller: Caller,
  wish: { gameId: string; devFlags?: { timeUp?: boolean | undefined } | null | undefined },
): Promise<{ game: Dance }> {
  const isTimeUp = caller.isAdmin && wish.devFlags?.timeUp === true;
  const standing = isTimeUp
    ? await changeDance(parts, caller.playerId, wish.gameId, (game) => ({
        ok: true,
        game: lapse(game, game.deadline ?? 0),
      }))
    : await readStanding(parts, caller, wish.gameId);
  return { game: await showDance(parts, standing) };
}
