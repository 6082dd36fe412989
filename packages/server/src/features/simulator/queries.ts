import type { Reader, Writer } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema.ts';

type SimulatedRow = Tables['simulated_players'];
export type Purpose = SimulatedRow['purpose'];

export async function insertSimulated(sql: Writer, row: SimulatedRow): Promise<void> {
  await sql.insertInto('simulated_players').values(row).execute();
}

export type SeatRow = Pick<SimulatedRow, 'player_id' | 'owner_id'>;

export function seatsOf(sql: Reader, ownerId: string, purpose: Purpose): Promise<SeatRow[]> {
  return seats(sql).where('owner_id', '=', ownerId).where('purpose', '=', purpose).execute();
}

/** Anybody's, also those of owners who have left us. */
export function seatsMadeBefore(sql: Reader, time: number): Promise<SeatRow[]> {
  return seats(sql).where('made_at', '<', time).execute();
}

const seats = (sql: Reader) =>
  sql.selectFrom('simulated_players').select(['player_id', 'owner_id']);

export async function ownersOf(
  sql: Reader,
  playerIds: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await sql
    .selectFrom('simulated_players')
    .select(['player_id', 'owner_id'])
    .where('player_id', 'in', playerIds)
    .execute();
  return new Map(rows.map(({ player_id, owner_id }) => [player_id, owner_id]));
}

export async function deleteGamesOf(sql: Writer, playerId: string): Promise<void> {
  await sql
    .deleteFrom('swarms')
    .where('id', 'in', (row) =>
      row
        .selectFrom('swarm_members')
        .select('swarm_id')
        .where('player_id', '=', playerId)
        .where('seat', 'is not', null),
    )
    .execute();
  await sql
    .deleteFrom('dance_games')
    .where((row) => row.or([row('seat0_id', '=', playerId), row('seat1_id', '=', playerId)]))
    .execute();
}
