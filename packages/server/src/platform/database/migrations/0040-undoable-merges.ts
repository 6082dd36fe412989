import type { Kysely } from 'kysely';

/** What a merge has moved, for the day in which it can be undone; and whom a browser becomes after signing out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('undoable_merges')
    .addColumn('merged_id', 'text', (column) => column.primaryKey())
    .addColumn('player_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .addColumn('session_hash', 'text', (column) => column.notNull())
    .addColumn('merged_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('merged_player', 'text', (column) => column.notNull())
    .addColumn('collections', 'text', (column) => column.notNull())
    .addColumn('memos', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['player_id', 'expires_at']) {
    await db.schema
      .createIndex(`undoable_merges_by_${column}`)
      .on('undoable_merges')
      .column(column)
      .execute();
  }
  await db.schema.alterTable('sessions').addColumn('return_player_id', 'text').execute();
}
