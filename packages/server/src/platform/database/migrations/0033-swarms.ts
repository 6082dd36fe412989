import { type Kysely, sql } from 'kysely';

/** Swarms, who sits at them or looks on, what was reported there, and swarms beside posts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('swarms')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('room_code', 'text', (column) => column.unique())
    .addColumn('replay_id', 'text', (column) => column.notNull().unique())
    .addColumn('group_id', 'text', (column) => column.references('groups.id').onDelete('cascade'))
    .addColumn('created_by', 'text', (column) =>
      column.references('players.id').onDelete('set null'),
    )
    .addColumn('create_key', 'text')
    .addColumn('rematch_of', 'text', (column) =>
      column.unique().references('swarms.id').onDelete('set null'),
    )
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('round_count', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('deadline', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('game', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('swarms_one_open_per_hive')
    .unique()
    .on('swarms')
    .column('group_id')
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('swarms_one_per_create_key')
    .unique()
    .on('swarms')
    .columns(['created_by', 'create_key'])
    .execute();
  await db.schema
    .createIndex('swarms_open_by_deadline')
    .on('swarms')
    .column('deadline')
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
  for (const [name, columns] of [
    ['swarms_by_hive', ['group_id', 'created_at']],
    ['swarms_by_maker', ['created_by', 'created_at']],
    ['swarms_by_end', ['ended_at']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('swarms')
      .columns([...columns])
      .execute();
  }

  await db.schema
    .createTable('swarm_members')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('swarm_id', 'text', (column) =>
      column.notNull().references('swarms.id').onDelete('cascade'),
    )
    .addColumn('player_id', 'text', (column) =>
      column.references('players.id').onDelete('set null'),
    )
    .addColumn('seat', 'integer')
    .addColumn('name', 'text')
    .addColumn('face', 'integer', (column) => column.notNull())
    .addColumn('watches_until', 'bigint')
    .addColumn('said', 'integer')
    .addColumn('agreements', 'integer')
    .addColumn('in_largest', 'integer')
    .execute();
  for (const [name, columns] of [
    ['swarm_members_by_player', ['player_id', 'swarm_id']],
    ['swarm_members_by_seat', ['swarm_id', 'seat']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .unique()
      .on('swarm_members')
      .columns([...columns])
      .execute();
  }

  await db.schema
    .createTable('swarm_reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('swarm_id', 'text', (column) =>
      column.notNull().references('swarms.id').onDelete('cascade'),
    )
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('reporter_id', 'text', (column) =>
      column.notNull().references('players.id').onDelete('cascade'),
    )
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('swarm_reports_one_per_reporter')
    .unique()
    .on('swarm_reports')
    .columns(['swarm_id', 'seat', 'reporter_id'])
    .execute();
  for (const [name, columns] of [
    ['swarm_reports_by_reporter', ['reporter_id']],
    ['swarm_reports_by_time', ['created_at']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('swarm_reports')
      .columns([...columns])
      .execute();
  }
}
