import type { Seat } from '@bee-jinx/game';
import { isSimulated } from '../../platform/simulated.ts';
import type { DanceRow, NamedDanceRow } from './queries.ts';

export const beePlayer = { userId: 'bee', displayName: 'The bee' } as const;
const deletedPlayer = { userId: 'gone', displayName: 'A player who left' } as const;

/** One name for two players, whoever is asked first. */
export function pairKeyOf(one: string, other: string): string {
  return [one, other].sort().join(':');
}

export function seatOf(row: DanceRow | undefined, playerId: string): Seat | null {
  if (row?.seat0_id === playerId) return 0;
  return row?.seat1_id === playerId ? 1 : null;
}

export function playerIdAt(row: DanceRow, seat: Seat): string | null {
  return seat === 0 ? row.seat0_id : row.seat1_id;
}

/** A simulator plays one of the seats: such a game is in nobody's history and counts for nothing. */
export function hasSimulatedSeat({ seat0_id, seat1_id }: DanceRow): boolean {
  return [seat0_id, seat1_id].some((id) => id !== null && isSimulated(id));
}

/** Who sits there, as others may see them; nobody while an open link waits. */
export function presentPlayerAt(
  row: NamedDanceRow,
  seat: Seat,
): { userId: string; displayName: string } | null {
  if (seat === 1 && row.with_bee === 1) return beePlayer;
  if (seat === 1 && row.open_link === 1) return null;
  const [userId, displayName] =
    seat === 0 ? [row.seat0_id, row.seat0_name] : [row.seat1_id, row.seat1_name];
  return userId !== null && displayName !== null ? { userId, displayName } : deletedPlayer;
}
