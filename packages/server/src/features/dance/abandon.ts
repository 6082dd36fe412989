import type { CallReply } from '@bee-jinx/contract';
import { abandon as abandonRule } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { announceStep, attemptChange, presentStep, readSeated, saveStep } from './dance-steps.ts';
import type { DanceDeps } from './deps.ts';

/** Both screens turn over; whether the other also finds it in their inbox is up to who leaves. */
export async function abandonDance(
  deps: DanceDeps,
  { playerId }: Caller,
  input: { gameId: string; notifyOpponent: boolean },
): Promise<CallReply<'abandonDance'>> {
  const change = await attemptChange(deps, input.gameId, async (attempt) => {
    const standing = await readSeated(deps, attempt, playerId);
    const ruling = abandonRule(standing.game, standing.seat, attempt.now);
    return saveStep(deps, attempt, standing, ruling, { isQuiet: !input.notifyOpponent });
  });
  announceStep(deps, change);
  return { ...(await presentStep(deps, change)), ok: true, httpStatus: 200 };
}
