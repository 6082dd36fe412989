import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, other] of [
    ['friendships', 'friend_id'],
    ['blocks', 'blocked_id'],
  ] as const) {
    await db.schema
      .createTable(table)
      .addColumn('player_id', 'text', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn(other, 'text', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, ['player_id', other])
      .execute();
    await db.schema.createIndex(`${table}_by_${other}`).on(table).column(other).execute();
  }

  await db.schema
    .createTable('friend_lists')
    .addColumn('player_id', 'text', (column) =>
      column.primaryKey().references('players.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
}
