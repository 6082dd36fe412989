import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // For the cap per day and for exports, which read an author's posts page by page.
  await db.schema
    .createIndex('buzz_by_author')
    .on('buzz')
    .columns(['author_id', 'position'])
    .execute();

  // For the cap on invites per day.
  await db.schema
    .createIndex('dance_games_by_inviter')
    .on('dance_games')
    .columns(['seat0_id', 'created_at'])
    .execute();

  await db.schema
    .createTable('buzz_report_answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('buzz_id', 'text', (column) =>
      column.notNull().references('buzz.id').onDelete('cascade'),
    )
    .addColumn('admin_id', 'text', (column) => column.references('players.id').onDelete('set null'))
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  for (const column of ['buzz_id', 'admin_id']) {
    await db.schema
      .createIndex(`buzz_report_answers_by_${column === 'buzz_id' ? 'buzz' : 'admin'}`)
      .on('buzz_report_answers')
      .column(column)
      .execute();
  }
}
