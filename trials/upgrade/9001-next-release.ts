import type { Kysely } from 'kysely';

/** What a later release may do to a database that an earlier one goes on using; trials only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('dance_games').addColumn('next_note', 'text').execute();
  await db.schema
    .alterTable('players')
    .addColumn('next_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('next_things')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('player_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('next_things_by_player')
    .on('next_things')
    .column('player_id')
    .execute();
  await db.schema
    .createIndex('dance_games_by_next_note')
    .on('dance_games')
    .column('next_note')
    .execute();
}
