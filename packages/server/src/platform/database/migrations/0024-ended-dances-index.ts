import { type Kysely, sql } from 'kysely';

/** The index has ended dances only. SQLite had used it to find open ones, which have indexes of their own, and read all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('dance_games_by_ended_at').execute();
  await db.schema
    .createIndex('dance_games_by_ended_at')
    .on('dance_games')
    .column('ended_at')
    .where(sql.ref('ended_at'), 'is not', null)
    .execute();
}
