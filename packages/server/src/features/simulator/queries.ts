import type { Reader, Writer } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema.ts';

type SimulatedRow = Tables['simulated_players'];
export type Purpose = SimulatedRow['purpose'];

export async function insertSimulated(sql: Writer, row: SimulatedRow): Promise<void> {
  await sql.insertInto('simulated_players').values(row).execute();
}

/** Those that an owner has for a purpose, and those of anybody that are too old. */
export async function replacedSeats(
  sql: Reader | Writer,
  which: { ownerId: string; purpose: Purpose; madeBefore: number },
): Promise<string[]> {
  const rows = await (sql as Reader)
    .selectFrom('simulated_players')
    .select('player_id')
    .where((row) =>
      row.or([
        row.and([row('owner_id', '=', which.ownerId), row('purpose', '=', which.purpose)]),
        row('made_at', '<', which.madeBefore),
      ]),
    )
    .execute();
  return rows.map(({ player_id }) => player_id);
}

export async function ownersOf(
  sql: Reader | Writer,
  playerIds: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await (sql as Reader)
    .selectFrom('simulated_players')
    .select(['player_id', 'owner_id'])
    .where('player_id', 'in', playerIds)
    .execute();
  return new Map(rows.map(({ player_id, owner_id }) => [player_id, owner_id]));
}

/** With their games: those are no memory of anybody's. */
export async function deletePlayersAndGames(sql: Writer, playerIds: string[]): Promise<void> {
  if (playerIds.length === 0) return;
  await sql
    .deleteFrom('dance_games')
    .where((row) => row.or([row('seat0_id', 'in', playerIds), row('seat1_id', 'in', playerIds)]))
    .execute();
  await sql.deleteFrom('players').where('id', 'in', playerIds).execute();
}
