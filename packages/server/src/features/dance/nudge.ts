import { nudge as nudgeRule, otherSeat } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeDance } from './change-dance.ts';
import type { DanceDeps } from './deps.ts';
import { playerIdAt } from './seats.ts';

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
  const mayMeet = await deps.canMeet(deps.db.read, caller.playerId, input.recipientUserId);
  await changeDance(deps, caller.playerId, input.gameId, (game, seat, row, now) => {
    const people = [row.seat0_id, row.seat1_id];
    const isOfThisGame =
      input.recipientUserId === playerIdAt(row, otherSeat(seat)) &&
      (!input.opponentUserId || people.includes(input.opponentUserId));
    if (!isOfThisGame) throw new Refusal('not_found');
    // Where one has just blocked the other, the game is about to end.
    if (!mayMeet) throw new Refusal('game_over');
    return nudgeRule(game, seat, input.roundNumber, now);
  });
  return { nudged: true };
}
