import type { Kysely } from 'kysely';

/** What players have said to the pairs of later rounds, counted for each puzzle; `daily_first_words` has the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_pair_words')
    .addColumn('pair', 'text', (column) => column.notNull())
    .addColumn('puzzle_number', 'integer', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('players', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_pair_words_key', ['pair', 'puzzle_number', 'word'])
    .execute();
}
