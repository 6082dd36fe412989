import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import type { DanceParts } from './parts.ts';
import { showDance } from './present-dance.ts';
import { findOpenDance } from './queries.ts';
import { pairKeyOf, seatOf } from './seats.ts';

/** The bee is asked for by its id, like everybody. */
export async function readStatus(
  parts: DanceParts,
  { playerId }: Caller,
  withPlayer: string,
): Promise<CallReply<'danceStatus'>> {
  const row = await findOpenDance(parts.db.read, pairKeyOf(playerId, withPlayer));
  const seat = seatOf(row, playerId);
  if (!row || seat === null) return { hasActiveGame: false };
  return { hasActiveGame: true, game: await showDance(parts, { row, seat }) };
}
