import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

/** Whoever deletes themselves takes along what was counted of them; the sums have no names in them. */
const ofPlayer = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('players.id').onDelete('cascade');

export async function up(db: Kysely<unknown>): Promise<void> {
  await waitingAndStored(db);
  await rollUps(db);

  await db.schema
    .createTable('consents')
    .addColumn('player_id', 'text', (column) => ofPlayer(column).primaryKey())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('previous_status', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('counters')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .execute();
}

async function waitingAndStored(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event_buffer')
    .addColumn('player_id', 'text', ofPlayer)
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('accepted_at', 'bigint', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_buffer_once', ['player_id', 'idempotency_key'])
    .execute();
  await db.schema
    .createIndex('event_buffer_by_age')
    .on('event_buffer')
    .column('accepted_at')
    .execute();

  await db.schema
    .createTable('events')
    .addColumn('player_id', 'text', ofPlayer)
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('event_type', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('puzzle_number', 'integer')
    .addColumn('occurred_at', 'bigint', (column) => column.notNull())
    .addColumn('accepted_at', 'bigint', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('events_once', ['player_id', 'idempotency_key'])
    .execute();
  await db.schema.createIndex('events_by_age').on('events').column('accepted_at').execute();

  await db.schema
    .createTable('event_dead_letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('player_id', 'text', (column) => column.references('players.id').onDelete('cascade'))
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('accepted_at', 'bigint', (column) => column.notNull())
    .addColumn('failed_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('event_dead_letters_by_player')
    .on('event_dead_letters')
    .column('player_id')
    .execute();
}

async function rollUps(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event_rollups')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('figure', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_rollups_key', ['day', 'figure', 'part'])
    .execute();

  await db.schema
    .createTable('event_players')
    .addColumn('player_id', 'text', (column) => ofPlayer(column).primaryKey())
    .addColumn('first_day', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('event_player_days')
    .addColumn('player_id', 'text', ofPlayer)
    .addColumn('day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_player_days_once', ['player_id', 'day'])
    .execute();
  await db.schema
    .createIndex('event_player_days_by_day')
    .on('event_player_days')
    .column('day')
    .execute();

  await db.schema
    .createTable('event_games')
    .addColumn('player_id', 'text', ofPlayer)
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('said', 'integer', (column) => column.notNull())
    .addColumn('finished', 'integer', (column) => column.notNull())
    .addColumn('won', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_games_once', ['player_id', 'game'])
    .execute();
  await db.schema.createIndex('event_games_by_day').on('event_games').column('day').execute();
}
