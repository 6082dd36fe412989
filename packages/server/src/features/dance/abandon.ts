import type { CallReply } from '@bee-jinx/contract';
import { abandon as abandonRule } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { changeDance } from './change-dance.ts';
import type { DanceDeps } from './deps.ts';
import { presentDanceFor } from './present-dance.ts';

/** Both screens turn over; whether the other also finds it in their inbox is up to who leaves. */
export async function abandonDance(
  deps: DanceDeps,
  caller: Caller,
  input: { gameId: string; notifyOpponent: boolean },
): Promise<CallReply<'abandonDance'>> {
  const standing = await changeDance(
    deps,
    caller.playerId,
    input.gameId,
    (game, seat, _row, now) => abandonRule(game, seat, now),
    { opponent: input.notifyOpponent },
  );
  return { game: await presentDanceFor(deps, standing), ok: true, httpStatus: 200 };
}
