import { nudge as nudgeRule, otherSeat } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeDance } from './change-dance.ts';
import type { DanceParts } from './parts.ts';
import { playerIn } from './seats.ts';

interface Wish {
  recipientUserId: string;
  opponentUserId?: string | null | undefined;
  gameId: string;
  roundNumber: number;
}

/** A reminder to the other seat, and to nobody else. */
export async function nudge(
  parts: DanceParts,
  caller: Caller,
  wish: Wish,
): Promise<{ nudged: true }> {
  const mayMeet = await parts.mayMeet(parts.db.read, caller.playerId, wish.recipientUserId);
  await changeDance(parts, caller.playerId, wish.gameId, (game, seat, row, now) => {
    const people = [row.seat0_id, row.seat1_id];
    const isOfThisGame =
      wish.recipientUserId === playerIn(row, otherSeat(seat)) &&
      (!wish.opponentUserId || people.includes(wish.opponentUserId));
    if (!isOfThisGame) throw new Refusal('not_found');
    // Where one has just blocked the other, the game is about to end.
    if (!mayMeet) throw new Refusal('game_over');
    return nudgeRule(game, seat, wish.roundNumber, now);
  });
  return { nudged: true };
}
