import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import type { DanceDeps } from './deps.ts';
import { presentDanceFor } from './present-dance.ts';
import { findOpenDance } from './queries.ts';
import { pairKeyOf, seatOf } from './seats.ts';

/** The bee is asked for by its id, like everybody. */
export async function readDanceStatus(
  deps: DanceDeps,
  { playerId }: Caller,
  withPlayer: string,
): Promise<CallReply<'danceStatus'>> {
  const row = await findOpenDance(deps.db.read, pairKeyOf(playerId, withPlayer));
  const seat = seatOf(row, playerId);
  if (!row || seat === null) return { hasActiveGame: false };
  return { hasActiveGame: true, game: await presentDanceFor(deps, { row, seat }) };
}
