import type { Kysely } from 'kysely';

/** How many a player has sent today, and which are the newest, without a look at all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('events_by_player')
    .on('events')
    .columns(['player_id', 'accepted_at'])
    .execute();
}
