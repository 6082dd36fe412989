import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('buzz')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'bigint', (column) => column.notNull().unique())
    .addColumn('feed', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .addColumn('group_id', 'text', (column) => column.references('groups.id').onDelete('cascade'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('puzzle_number', 'integer')
    .addColumn('post_key', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('reported_at', 'bigint')
    .addColumn('report_state', 'text')
    .addUniqueConstraint('buzz_one_per_post_key', ['author_id', 'post_key'])
    .execute();
  for (const [name, columns] of [
    ['buzz_by_feed', ['feed', 'position']],
    ['buzz_by_group', ['group_id']],
    ['buzz_by_report', ['report_state', 'reported_at']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('buzz')
      .columns([...columns])
      .execute();
  }

  await db.schema
    .createTable('buzz_reactions')
    .addColumn('buzz_id', 'text', (column) =>
      column.notNull().references('buzz.id').onDelete('cascade'),
    )
    .addColumn('player_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .addColumn('reaction', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('buzz_reactions_primary_key', ['buzz_id', 'player_id'])
    .execute();
  await db.schema
    .createIndex('buzz_reactions_by_player')
    .on('buzz_reactions')
    .column('player_id')
    .execute();

  await db.schema
    .createTable('buzz_reports')
    .addColumn('buzz_id', 'text', (column) =>
      column.notNull().references('buzz.id').onDelete('cascade'),
    )
    .addColumn('reporter_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('buzz_reports_primary_key', ['buzz_id', 'reporter_id'])
    .execute();
  await db.schema
    .createIndex('buzz_reports_by_reporter')
    .on('buzz_reports')
    .column('reporter_id')
    .execute();
}
