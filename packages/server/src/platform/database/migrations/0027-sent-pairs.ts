import type { Kysely } from 'kysely';

/** Pairs that players make for each other. Their words, par and the bee's first word are rows of `puzzles`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sent_pairs')
    .addColumn('puzzle_number', 'integer', (column) =>
      column.primaryKey().references('puzzles.puzzle_number'),
    )
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('maker_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .addColumn('note', 'text')
    .addColumn('offer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('report_state', 'text')
    .addColumn('reported_at', 'bigint')
    .addColumn('taken_for', 'integer')
    .execute();
  for (const [name, columns] of [
    ['sent_pairs_by_maker', ['maker_id', 'created_at']],
    ['sent_pairs_by_report', ['report_state', 'reported_at']],
    ['sent_pairs_by_offer', ['offer', 'created_at']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('sent_pairs')
      .columns([...columns])
      .execute();
  }

  await db.schema
    .createTable('sent_pair_reports')
    .addColumn('puzzle_number', 'integer', (column) =>
      column.notNull().references('sent_pairs.puzzle_number').onDelete('cascade'),
    )
    .addColumn('reporter_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sent_pair_reports_key', ['puzzle_number', 'reporter_id'])
    .execute();
  await db.schema
    .createIndex('sent_pair_reports_by_reporter')
    .on('sent_pair_reports')
    .column('reporter_id')
    .execute();

  // For who has finished a pair: the key of the table begins with the player.
  await db.schema
    .createIndex('daily_games_by_puzzle')
    .on('daily_games')
    .columns(['puzzle_number', 'finished_at'])
    .execute();

  for (const table of ['puzzles', 'puzzle_swaps']) {
    await db.schema.alterTable(table).addColumn('made_by', 'text').execute();
  }
}
