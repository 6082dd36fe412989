import type { Dance } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { danceFromRow } from './dance-row.ts';
import type { DanceDeps } from './deps.ts';
import { presentDanceFor, type SeatedDance } from './present-dance.ts';
import { seatOf } from './seats.ts';
import { applyDeadline } from './sweep-dances.ts';

/** Nobody else's: a game is as unknown to an outsider as one that never was. */
export async function loadSeatedDance(
  deps: DanceDeps,
  caller: Caller,
  gameId: string,
): Promise<SeatedDance> {
  const found = await deps.dances.find(gameId);
  const seat = seatOf(found, caller.playerId);
  if (!found || seat === null) throw new Refusal('not_your_game');
  const isOverdue = found.deadline !== null && found.deadline <= deps.clock.now();
  return { row: isOverdue ? await applyDeadline(deps, gameId) : found, seat };
}

export async function readDance(
  deps: DanceDeps,
  caller: Caller,
  input: { gameId: string; includeAi: boolean },
): Promise<{ game: Dance }> {
  const standing = await loadSeatedDance(deps, caller, input.gameId);
  const game = await presentDanceFor(deps, standing);
  if (!input.includeAi) return { game };
  return { game: { ...game, ai: deps.bee.wouldHaveSaid(danceFromRow(standing.row)) } };
}
