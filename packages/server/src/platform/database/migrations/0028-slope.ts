import type { Kysely } from 'kysely';

/** How a daily game is played, where the player has chosen it; null in an ordinary game. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('daily_games').addColumn('slope', 'text').execute();
}
