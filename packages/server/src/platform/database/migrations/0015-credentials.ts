import type { Kysely } from 'kysely';

/** Whether somebody's ways in have changed since they were verified, since a challenge was given, since a code was made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['players', 'passkey_challenges', 'transfer_codes']) {
    await db.schema
      .alterTable(table)
      .addColumn('credentials_version', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  }

  await db.schema
    .createTable('credential_changes')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createIndex('sessions_by_left_player')
    .on('sessions')
    .column('left_player_id')
    .execute();
}
