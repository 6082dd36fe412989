import type { SimulatedSeat } from '@bee-jinx/contract';
import { dayMs } from '@bee-jinx/game';
import { formatIsoTime } from '../../platform/clock.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { createNewcomer } from '../identity/create-newcomer.ts';
import { presentPlayer } from '../identity/present-player.ts';
import { issueSession } from '../identity/start-session.ts';
import type { SimulatorDeps } from './deps.ts';
import { insertSimulated, type Purpose, seatsOf } from './queries.ts';
import { removeSeats, seatLifetimeMs } from './remove-seats.ts';

/** New seats in the place of those that the caller had. */
export async function openSeats(
  deps: SimulatorDeps,
  caller: Caller,
  wanted: { purpose: Purpose; names: readonly string[] },
): Promise<{ seats: SimulatedSeat[]; expiresAt: string }> {
  const { db, clock } = deps;
  const { playerId: ownerId } = caller;
  const { purpose, names } = wanted;
  await removeSeats(deps, ownerId, purpose);
  const now = clock.now();
  const seats = await db.transaction([`simulator:${ownerId}`], async (sql) => {
    if ((await seatsOf(sql, ownerId, purpose)).length > 0) return undefined;
    const made: SimulatedSeat[] = [];
    for (const displayName of names) {
      const player = await createNewcomer(sql, now, { idPrefix: 'sim', displayName });
      await insertSimulated(sql, {
        player_id: player.id,
        owner_id: ownerId,
        purpose,
        made_at: now,
      });
      const token = await issueSession(
        sql,
        { clock, sessionDays: seatLifetimeMs / dayMs },
        player.id,
        {
          device: 'Simulator',
        },
      );
      made.push({ player: presentPlayer(player, { isAdmin: false }, now), token });
    }
    return made;
  });
  // Another call has opened its own meanwhile.
  if (!seats) return openSeats(deps, caller, wanted);
  return { seats, expiresAt: formatIsoTime(now + seatLifetimeMs) };
}
