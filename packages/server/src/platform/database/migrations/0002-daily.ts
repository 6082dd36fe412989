import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('puzzles')
    .addColumn('puzzle_number', 'integer', (column) => column.primaryKey())
    .addColumn('word1', 'text', (column) => column.notNull())
    .addColumn('word2', 'text', (column) => column.notNull())
    .addColumn('first_word', 'text', (column) => column.notNull())
    .addColumn('par', 'integer', (column) => column.notNull())
    .addColumn('difficulty', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .execute();

  // What is long stands last: the stats of a player read the columns before it and nothing else.
  await db.schema
    .createTable('daily_games')
    .addColumn('player_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .addColumn('puzzle_number', 'integer', (column) =>
      column.notNull().references('puzzles.puzzle_number'),
    )
    .addColumn('outcome', 'text')
    .addColumn('round_count', 'integer', (column) => column.notNull())
    .addColumn('on_its_day', 'integer', (column) => column.notNull())
    .addColumn('closeness', 'integer', (column) => column.notNull())
    .addColumn('lean', 'integer', (column) => column.notNull())
    .addColumn('hints_used', 'integer', (column) => column.notNull())
    .addColumn('failed_saves', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('replay_id', 'text', (column) => column.unique())
    .addColumn('sealed', 'text')
    .addColumn('hints', 'text', (column) => column.notNull())
    .addColumn('rounds', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_games_key', ['player_id', 'puzzle_number'])
    .execute();

  await db.schema
    .createTable('daily_first_words')
    .addColumn('puzzle_number', 'integer', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('players', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_first_words_key', ['puzzle_number', 'word'])
    .execute();

  await db.schema
    .createTable('server_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute();
}
