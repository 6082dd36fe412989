import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('player_id', 'text', (column) =>
      column.primaryKey().references('players.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('password_hash', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('player_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('passkeys_by_player').on('passkeys').column('player_id').execute();

  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('player_id', 'text', (column) => column.references('players.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('outer_identities')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('player_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('outer_identities_key', ['issuer', 'subject'])
    .execute();
  await db.schema
    .createIndex('outer_identities_by_player')
    .on('outer_identities')
    .column('player_id')
    .execute();

  await db.schema
    .createTable('transfer_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('player_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();

  await db.schema
    .createTable('merged_players')
    .addColumn('merged_id', 'text', (column) => column.primaryKey())
    .addColumn('player_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .addColumn('merged_at', 'bigint', (column) => column.notNull())
    .addColumn('collections', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('merged_players_by_player')
    .on('merged_players')
    .column('player_id')
    .execute();

  await db.schema
    .createTable('sign_in_tries')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('succeeded_at', 'bigint')
    .execute();

  await db.schema
    .createTable('audit_trail')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('player_id', 'text')
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .execute();

  await db.schema.alterTable('sessions').addColumn('device', 'text').execute();
  await db.schema.alterTable('sessions').addColumn('left_player_id', 'text').execute();
  await db.schema.alterTable('sessions').addColumn('admin_until', 'bigint').execute();
}
