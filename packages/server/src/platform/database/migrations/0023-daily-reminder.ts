import { type Kysely, sql } from 'kysely';

/** When a player is reminded next, beside the settings that say so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const inboxes = () => db.schema.alterTable('notification_inboxes');
  await inboxes().addColumn('remind_at', 'bigint').execute();
  await inboxes().addColumn('reminded_puzzle', 'integer').execute();
  await db.schema
    .createIndex('notification_inboxes_to_remind')
    .on('notification_inboxes')
    .column('remind_at')
    .where(sql.ref('remind_at'), 'is not', null)
    .execute();
}
