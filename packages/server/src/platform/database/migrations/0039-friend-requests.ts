import type { Kysely } from 'kysely';

/** Who would like to be a friend of somebody who wants to be asked first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('friend_lists')
    .addColumn('asks_first', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('friend_requests')
    .addColumn('from_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .addColumn('to_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('friend_requests_key', ['from_id', 'to_id'])
    .execute();
  await db.schema.createIndex('friend_requests_to').on('friend_requests').column('to_id').execute();
}
