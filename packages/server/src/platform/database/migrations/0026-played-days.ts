import type { Kysely } from 'kysely';

/** What decides whether a game counts for a streak, beside `on_its_day`, which decides alone where these are null. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const games = () => db.schema.alterTable('daily_games');
  await games().addColumn('streak_day', 'integer').execute();
  await games().addColumn('utc_offset', 'integer').execute();
}
