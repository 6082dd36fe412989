import { hourMs } from '@bee-jinx/game';
import { deleteMe } from '../identity/delete-me.ts';
import { deleteSenderNotifications } from '../notifications/inbox.ts';
import type { SimulatorDeps } from './deps.ts';
import { deleteGamesOf, type Purpose, type SeatRow, seatsMadeBefore, seatsOf } from './queries.ts';

export const seatLifetimeMs = 2 * hourMs;

/** Removes the seats of this owner and purpose, and expired seats of anybody. */
export async function removeSeats(
  deps: SimulatorDeps,
  ownerId: string,
  purpose: Purpose,
): Promise<void> {
  const { db, clock, log } = deps;
  for (const seat of await seatsOf(db.read, ownerId, purpose)) await removeSeat(deps, seat);
  for (const seat of await seatsMadeBefore(db.read, clock.now() - seatLifetimeMs)) {
    // The next call tries again: a failure with somebody else's seat must not fail this one.
    await removeSeat(deps, seat).catch((error: unknown) =>
      log.warn({ err: error }, 'An expired simulator seat could not be removed.'),
    );
  }
}

/** Deletes the simulated player like any player, and their games too. */
async function removeSeat(
  deps: SimulatorDeps,
  { player_id: playerId, owner_id: ownerId }: SeatRow,
): Promise<void> {
  // `deleteMe` does this too, but the games are deleted before it: the other player has to see their dance end first.
  await deps.beforeDeletion(playerId);
  if (ownerId !== null) await deleteSenderNotifications(deps.notifications, ownerId, playerId);
  await deps.db.transaction([`player:${playerId}`], (sql) => deleteGamesOf(sql, playerId));
  await deleteMe(deps, { playerId });
}
