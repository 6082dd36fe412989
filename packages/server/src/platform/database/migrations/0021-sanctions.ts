import { type Kysely, sql } from 'kysely';

/** Suspensions and bans of players, with the appeals against them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sanctions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('player_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint')
    .addColumn('imposed_by', 'text')
    .addColumn('lifted_at', 'bigint')
    .addColumn('lifted_by', 'text')
    .addColumn('lift_reason', 'text')
    .execute();
  await db.schema
    .createIndex('sanctions_by_player')
    .on('sanctions')
    .columns(['player_id', 'since'])
    .execute();

  await db.schema.alterTable('players').addColumn('suspended_until', 'bigint').execute();
  await db.schema
    .createIndex('players_by_suspension')
    .on('players')
    .column('suspended_until')
    .where(sql.ref('suspended_until'), 'is not', null)
    .execute();

  await db.schema
    .alterTable('feedback')
    .addColumn('appeals_to', 'text', (column) =>
      column.references('sanctions.id').onDelete('set null'),
    )
    .execute();
  await db.schema.createIndex('feedback_by_sanction').on('feedback').column('appeals_to').execute();

  await db.schema.alterTable('audit_trail').addColumn('about', 'text').execute();
  await db.schema.alterTable('audit_trail').addColumn('reason', 'text').execute();
}
