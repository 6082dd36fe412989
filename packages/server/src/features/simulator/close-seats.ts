import { deleteMe } from '../identity/delete-me.ts';
import { forgetSender } from '../notifications/forget-sender.ts';
import type { SimulatorParts } from './parts.ts';
import { deleteGamesOf, type Purpose, type SeatRow, seatsMadeBefore, seatsOf } from './queries.ts';

export const seatsLastMs = 2 * 3_600_000;

/** Of this owner and purpose, and whatever anybody has left lying about. */
export async function removeSeats(
  parts: SimulatorParts,
  ownerId: string,
  purpose: Purpose,
): Promise<void> {
  const { db, clock, log } = parts;
  for (const seat of await seatsOf(db.read, ownerId, purpose)) await removeSeat(parts, seat);
  for (const seat of await seatsMadeBefore(db.read, clock.now() - seatsLastMs)) {
    // The next who comes by tries again: what is wrong with somebody else's seat is no reason to stop here.
    await removeSeat(parts, seat).catch((error: unknown) =>
      log.warn({ err: error }, 'A seat that was left lying about could not be removed.'),
    );
  }
}

/** As every player is deleted, and with their games: those are no memory of anybody's. */
async function removeSeat(
  parts: SimulatorParts,
  { player_id: playerId, owner_id: ownerId }: SeatRow,
): Promise<void> {
  // First, so that whoever sat opposite sees their dance end before it is gone.
  await parts.beforeDeletion(playerId);
  if (ownerId !== null) await forgetSender(parts.notifications, ownerId, playerId);
  await parts.db.transaction([`player:${playerId}`], (sql) => deleteGamesOf(sql, playerId));
  await deleteMe(parts, { playerId });
}
