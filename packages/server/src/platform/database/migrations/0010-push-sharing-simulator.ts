import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('endpoint', 'text', (column) => column.primaryKey())
    .addColumn('player_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .addColumn('session_hash', 'text', (column) =>
      column.notNull().references('sessions.token_hash').onDelete('cascade'),
    )
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const column of ['player_id', 'session_hash']) {
    await db.schema
      .createIndex(`push_subscriptions_by_${column}`)
      .on('push_subscriptions')
      .column(column)
      .execute();
  }

  for (const column of ['seat0_shares', 'seat1_shares']) {
    await db.schema
      .alterTable('dance_games')
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute();
  }
  await db.schema.alterTable('dance_games').addColumn('replay_id', 'text').execute();
  await db.schema
    .createIndex('dance_games_by_replay')
    .unique()
    .on('dance_games')
    .column('replay_id')
    .execute();

  await db.schema
    .createTable('simulated_players')
    .addColumn('player_id', 'text', (column) =>
      column.primaryKey().references('players.id').onDelete('cascade'),
    )
    .addColumn('owner_id', 'text', (column) => column.references('players.id').onDelete('set null'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const column of ['owner_id', 'made_at']) {
    await db.schema
      .createIndex(`simulated_players_by_${column}`)
      .on('simulated_players')
      .column(column)
      .execute();
  }
}
