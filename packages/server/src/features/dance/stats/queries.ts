import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';

export type PlayerStatsRow = Tables['dance_player_stats'];
export type PairStatsRow = Tables['dance_pair_stats'];

const zeroCounts = {
  games: 0,
  jinxes: 0,
  rounds_to_jinx: 0,
  fewest_rounds: null,
  current_run: 0,
  best_run: 0,
  telepathy_sum: 0,
  best_telepathy: 0,
};

/** Inserts the row if it is missing and locks it until the transaction ends: two games of a player may end at once. */
export function lockPlayerStats(sql: Writer, playerId: string): Promise<PlayerStatsRow> {
  return sql
    .insertInto('dance_player_stats')
    .values({ player_id: playerId, ended: 0, ...zeroCounts })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet((row) => ({ ended: row.ref('dance_player_stats.ended') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function lockPairStats(
  sql: Writer,
  pair: Pick<PairStatsRow, 'pair_key' | 'player0_id' | 'player1_id'>,
): Promise<PairStatsRow> {
  return sql
    .insertInto('dance_pair_stats')
    .values({ ...pair, ...zeroCounts })
    .onConflict((conflict) =>
      conflict
        .column('pair_key')
        .doUpdateSet((row) => ({ games: row.ref('dance_pair_stats.games') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updatePlayerStats(sql: Writer, row: PlayerStatsRow): Promise<void> {
  const { player_id, ...rest } = row;
  await sql
    .updateTable('dance_player_stats')
    .set(rest)
    .where('player_id', '=', player_id)
    .execute();
}

export async function updatePairStats(sql: Writer, row: PairStatsRow): Promise<void> {
  const { pair_key, ...rest } = row;
  await sql.updateTable('dance_pair_stats').set(rest).where('pair_key', '=', pair_key).execute();
}

export function findPlayerStats(sql: Reader, playerId: string) {
  return sql
    .selectFrom('dance_player_stats')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

export function findPairStats(sql: Reader, pairKey: string) {
  return sql
    .selectFrom('dance_pair_stats')
    .selectAll()
    .where('pair_key', '=', pairKey)
    .executeTakeFirst();
}

export async function setEndedNumber(
  sql: Writer,
  gameId: string,
  seat: 'seat0_nth' | 'seat1_nth',
  nth: number,
): Promise<void> {
  await sql
    .updateTable('dance_games')
    .set({ [seat]: nth })
    .where('id', '=', gameId)
    .execute();
}

export async function deletePairStats(sql: Writer, playerId: string): Promise<void> {
  await sql
    .deleteFrom('dance_pair_stats')
    .where((row) => row.or([row('player0_id', '=', playerId), row('player1_id', '=', playerId)]))
    .execute();
}
