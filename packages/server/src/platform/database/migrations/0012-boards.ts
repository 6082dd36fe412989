import type { Kysely } from 'kysely';

/** The board of all time asks for every day of fifty players: answered from this index, without touching a row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('daily_games_for_boards')
    .on('daily_games')
    .columns(['player_id', 'on_its_day', 'puzzle_number', 'outcome', 'round_count'])
    .execute();
}
