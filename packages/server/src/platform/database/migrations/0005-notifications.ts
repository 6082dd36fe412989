import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('player_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('from_id', 'text', (column) => column.references('players.id').onDelete('set null'))
    .addColumn('game_id', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('read_at', 'bigint')
    .addUniqueConstraint('notifications_one_about_a_thing', ['player_id', 'about'])
    .execute();
  await db.schema
    .createIndex('notifications_by_player')
    .on('notifications')
    .columns(['player_id', 'created_at'])
    .execute();
  await db.schema
    .createIndex('notifications_by_sender')
    .on('notifications')
    .column('from_id')
    .execute();

  await db.schema
    .createTable('notification_inboxes')
    .addColumn('player_id', 'text', (column) =>
      column.primaryKey().references('players.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('settings', 'text')
    .execute();
}
