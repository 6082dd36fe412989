import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('groups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    // Without an action: the database itself refuses to delete a player who still owns a hive.
    .addColumn('owner_id', 'text', (column) => column.references('players.id'))
    .addColumn('friends_of', 'text', (column) =>
      column.unique().references('players.id').onDelete('cascade'),
    )
    .addColumn('invite_code', 'text')
    .addColumn('code_key', 'text')
    .addColumn('join_policy', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) =>
      column.references('players.id').onDelete('set null'),
    )
    .addColumn('create_key', 'text')
    .addColumn('ended_at', 'bigint')
    .addColumn('ended_reason', 'text')
    .addUniqueConstraint('groups_one_per_create_key', ['created_by', 'create_key'])
    .execute();
  await db.schema
    .createIndex('groups_one_per_code')
    .unique()
    .on('groups')
    .column('code_key')
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
  await db.schema.createIndex('groups_by_owner').on('groups').column('owner_id').execute();
  await db.schema.createIndex('groups_by_age').on('groups').column('created_at').execute();

  await db.schema
    .createTable('group_members')
    .addColumn('group_id', 'text', (column) =>
      column.notNull().references('groups.id').onDelete('cascade'),
    )
    .addColumn('player_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .addColumn('join_method', 'text', (column) => column.notNull())
    .addColumn('left_at', 'bigint')
    .addColumn('was_removed', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('group_members_key', ['group_id', 'player_id'])
    .execute();
  await db.schema
    .createIndex('group_members_by_player')
    .on('group_members')
    .column('player_id')
    .execute();

  await db.schema
    .createTable('group_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('group_id', 'text', (column) =>
      column.notNull().references('groups.id').onDelete('cascade'),
    )
    .addColumn('player_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .addColumn('join_method', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('group_requests_one_open')
    .unique()
    .on('group_requests')
    .columns(['group_id', 'player_id'])
    .where(sql.ref('status'), '=', sql.lit('pending'))
    .execute();
  await db.schema
    .createIndex('group_requests_by_player')
    .on('group_requests')
    .columns(['player_id', 'group_id'])
    .execute();

  await db.schema.alterTable('notifications').addColumn('group_id', 'text').execute();
}
