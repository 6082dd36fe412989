import type { SimulatorParts } from './parts.ts';
import { deletePlayersAndGames, type Purpose, replacedSeats } from './queries.ts';

export const seatsLastMs = 2 * 3_600_000;

/** Of this owner and purpose, and whatever anybody has left lying about. */
export async function removeSeats(
  parts: SimulatorParts,
  ownerId: string,
  purpose: Purpose,
): Promise<void> {
  const { db, clock, leaveDances } = parts;
  const which = { ownerId, purpose, madeBefore: clock.now() - seatsLastMs };
  const seats = await replacedSeats(db.read, which);
  for (const playerId of seats) await leaveDances(playerId);
  await db.transaction([`simulator:${ownerId}`], (sql) => deletePlayersAndGames(sql, seats));
}
