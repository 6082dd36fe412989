import type { Dance } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { DanceParts } from './parts.ts';
import { type Standing, showDance } from './present-dance.ts';
import { seatOf } from './seats.ts';
import { danceOf } from './stored-dance.ts';
import { settleTime } from './sweep.ts';

/** Nobody else's: a game is as unknown to an outsider as one that never was. */
export async function readStanding(
  parts: DanceParts,
  caller: Caller,
  gameId: string,
): Promise<Standing> {
  const found = await parts.dances.find(gameId);
  const seat = seatOf(found, caller.playerId);
  if (!found || seat === null) throw new Refusal('not_your_game');
  const isOverdue = found.deadline !== null && found.deadline <= parts.clock.now();
  return { row: isOverdue ? await settleTime(parts, gameId) : found, seat };
}

export async function readDance(
  parts: DanceParts,
  caller: Caller,
  wish: { gameId: string; includeAi: boolean },
): Promise<{ game: Dance }> {
  const standing = await readStanding(parts, caller, wish.gameId);
  const game = await showDance(parts, standing);
  if (!wish.includeAi) return { game };
  return { game: { ...game, ai: parts.bee.wouldHaveSaid(danceOf(standing.row)) } };
}
