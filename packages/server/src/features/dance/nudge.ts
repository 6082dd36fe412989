import { nudge as nudgeRule, otherSeat } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { playerIdAt } from './dance-row.ts';
import { announceOrRefuse, attemptChange, readSeatedDance, saveStep } from './dance-steps.ts';
import type { DanceDeps } from './deps.ts';

interface NudgeInput {
  recipientUserId: string;
  opponentUserId?: string | null | undefined;
  gameId: string;
  roundNumber: number;
}

/** A reminder to the other seat, and to nobody else. */
export async function nudge(
  deps: DanceDeps,
  caller: Caller,
  input: NudgeInput,
): Promise<{ nudged: true }> {
  const canMeet = await deps.canMeet(deps.db.read, caller.playerId, input.recipientUserId);
  const change = await attemptChange(deps, input.gameId, async (attempt) => {
    const current = await readSeatedDance(deps, attempt, caller.playerId);
    const { row, game, seat } = current;
    const people = [row.seat0_id, row.seat1_id];
    const isOfThisGame =
      input.recipientUserId === playerIdAt(row, otherSeat(seat)) &&
      (!input.opponentUserId || people.includes(input.opponentUserId));
    if (!isOfThisGame) throw new Refusal('not_found');
    // Where one has just blocked the other, the game is about to end.
    if (!canMeet) throw new Refusal('game_over');
    const ruling = nudgeRule(game, seat, input.roundNumber, attempt.now);
    return saveStep(deps, attempt, current, ruling);
  });
  announceOrRefuse(deps, change);
  return { nudged: true };
}
