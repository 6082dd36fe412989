import type { SimulatedSeat } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { issueSession } from '../identity/issue-session.ts';
import { makeNewcomer } from '../identity/newcomer.ts';
import { presentPlayer } from '../identity/present-player.ts';
import { removeSeats, seatsLastMs } from './close-seats.ts';
import type { SimulatorParts } from './parts.ts';
import { insertSimulated, type Purpose } from './queries.ts';

const day = 86_400_000;

/** New seats in the place of those that the caller had. */
export async function openSeats(
  parts: SimulatorParts,
  { playerId: ownerId }: Caller,
  { purpose, names }: { purpose: Purpose; names: readonly string[] },
): Promise<{ seats: SimulatedSeat[]; expiresAt: string }> {
  const { db, clock } = parts;
  await removeSeats(parts, ownerId, purpose);
  const now = clock.now();
  const seats = await db.transaction([`simulator:${ownerId}`], async (sql) => {
    const made: SimulatedSeat[] = [];
    for (const displayName of names) {
      const player = await makeNewcomer(sql, now, { idPrefix: 'sim', displayName });
      await insertSimulated(sql, {
        player_id: player.id,
        owner_id: ownerId,
        purpose,
        made_at: now,
      });
      const token = await issueSession(sql, { clock, sessionDays: seatsLastMs / day }, player.id, {
        device: 'Simulator',
      });
      made.push({ player: presentPlayer(player, { isAdmin: false }), token });
    }
    return made;
  });
  return { seats, expiresAt: new Date(now + seatsLastMs).toISOString() };
}
