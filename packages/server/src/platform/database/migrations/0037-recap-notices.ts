import { type Kysely, sql } from 'kysely';

/** When a player is told of their week. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notification_inboxes').addColumn('recap_at', 'bigint').execute();
  await db.schema
    .createIndex('notification_inboxes_to_recap')
    .on('notification_inboxes')
    .column('recap_at')
    .where(sql.ref('recap_at'), 'is not', null)
    .execute();
}
