import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('feedback')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .addColumn('player_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .addColumn('sent_key', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('contact', 'text')
    .addColumn('screen', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint')
    .addUniqueConstraint('feedback_once_per_key', ['player_id', 'sent_key'])
    .execute();
  await db.schema
    .createIndex('feedback_by_state')
    .on('feedback')
    .columns(['state', 'number'])
    .execute();

  // Apart, so that a list of feedback never reads pictures. Both databases take bytes as they are.
  await db.schema
    .createTable('feedback_screenshots')
    .addColumn('feedback_id', 'text', (column) =>
      column.primaryKey().references('feedback.id').onDelete('cascade'),
    )
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('puzzle_swaps')
    .addColumn('puzzle_number', 'integer', (column) => column.primaryKey())
    .addColumn('word1', 'text', (column) => column.notNull())
    .addColumn('word2', 'text', (column) => column.notNull())
    .addColumn('first_word', 'text', (column) => column.notNull())
    .addColumn('par', 'integer', (column) => column.notNull())
    .addColumn('difficulty', 'text', (column) => column.notNull())
    .addColumn('swapped_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('model_prompts')
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('model_runs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('prompt_version', 'integer', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('pairs', 'integer', (column) => column.notNull())
    .addColumn('agreed', 'integer', (column) => column.notNull())
    .addColumn('failed', 'integer', (column) => column.notNull())
    .addColumn('milliseconds', 'integer', (column) => column.notNull())
    .addColumn('tokens_in', 'integer', (column) => column.notNull())
    .addColumn('tokens_out', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();

  // The overview counts what has begun and ended since midnight.
  for (const column of ['started_at', 'finished_at']) {
    await db.schema
      .createIndex(`daily_games_by_${column}`)
      .on('daily_games')
      .column(column)
      .execute();
  }
  await db.schema.createIndex('players_by_created_at').on('players').column('created_at').execute();
  await db.schema
    .createIndex('dance_games_by_ended_at')
    .on('dance_games')
    .column('ended_at')
    .execute();
}
