import { type Kysely, sql } from 'kysely';

/** A notification says itself that it is still to be pushed: written with it, and found by whichever server comes next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notifications').addColumn('push_at', 'bigint').execute();
  await db.schema
    .createIndex('notifications_to_push')
    .on('notifications')
    .column('push_at')
    .where(sql.ref('push_at'), 'is not', null)
    .execute();
}
