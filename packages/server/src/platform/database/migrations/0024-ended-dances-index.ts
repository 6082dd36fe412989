import { type Kysely, sql } from 'kysely';

/** Of ended dances only: SQLite searched it for open ones, and visited all of them, though they have indexes of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('dance_games_by_ended_at').execute();
  await db.schema
    .createIndex('dance_games_by_ended_at')
    .on('dance_games')
    .column('ended_at')
    .where(sql.ref('ended_at'), 'is not', null)
    .execute();
}
