import type { CallReply } from '@bee-jinx/contract';
import { abandon as abandonRule } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { changeDance } from './change-dance.ts';
import type { DanceParts } from './parts.ts';
import { showDance } from './present-dance.ts';

/** Both screens turn over; whether the other also finds it in their inbox is up to who leaves. */
export async function abandon(
  parts: DanceParts,
  caller: Caller,
  wish: { gameId: string; notifyOpponent: boolean },
): Promise<CallReply<'abandonDance'>> {
  const standing = await changeDance(
    parts,
    caller.playerId,
    wish.gameId,
    (game, seat, _row, now) => abandonRule(game, seat, now),
    { opponent: wish.notifyOpponent },
  );
  return { game: await showDance(parts, standing), ok: true, httpStatus: 200 };
}
