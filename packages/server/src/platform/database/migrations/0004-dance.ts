import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('dance_games')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seat0_id', 'text', (column) => column.references('players.id').onDelete('set null'))
    .addColumn('seat1_id', 'text', (column) => column.references('players.id').onDelete('set null'))
    .addColumn('with_bee', 'integer', (column) => column.notNull())
    .addColumn('open_link', 'integer', (column) => column.notNull())
    .addColumn('is_rematch', 'integer', (column) => column.notNull())
    .addColumn('pair_key', 'text')
    .addColumn('invite_key', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('round_count', 'integer', (column) => column.notNull())
    .addColumn('telepathy', 'integer')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('deadline', 'bigint')
    .addColumn('warn_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('seat0_nth', 'integer')
    .addColumn('seat1_nth', 'integer')
    .addColumn('message', 'text')
    .addColumn('game', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createIndex('dance_games_one_open_per_pair')
    .unique()
    .on('dance_games')
    .column('pair_key')
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('dance_games_one_per_invite_key')
    .unique()
    .on('dance_games')
    .columns(['seat0_id', 'invite_key'])
    .execute();
  for (const column of ['seat0_id', 'seat1_id', 'deadline', 'warn_at']) {
    await db.schema
      .createIndex(`dance_games_open_by_${column}`)
      .on('dance_games')
      .column(column)
      .where(sql.ref('ended_at'), 'is', null)
      .execute();
  }
  for (const seat of ['seat0', 'seat1']) {
    await db.schema
      .createIndex(`dance_games_ended_by_${seat}`)
      .on('dance_games')
      .columns([`${seat}_id`, `${seat}_nth`])
      .execute();
  }

  await withCounts(
    db.schema
      .createTable('dance_player_stats')
      .addColumn('player_id', 'text', (column) =>
        column.primaryKey().references('players.id').onDelete('cascade'),
      )
      .addColumn('ended', 'integer', (column) => column.notNull()),
  ).execute();
  await withCounts(
    db.schema
      .createTable('dance_pair_stats')
      .addColumn('pair_key', 'text', (column) => column.primaryKey())
      .addColumn('player0_id', 'text', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn('player1_id', 'text', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      ),
  ).execute();
  for (const column of ['player0_id', 'player1_id']) {
    await db.schema
      .createIndex(`dance_pair_stats_by_${column}`)
      .on('dance_pair_stats')
      .column(column)
      .execute();
  }

  await db.schema
    .createTable('dance_partner_waits')
    .addColumn('player_id', 'text', (column) =>
      column.primaryKey().references('players.id').onDelete('cascade'),
    )
    .addColumn('waiting_since', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('max_rounds', 'integer', (column) => column.notNull())
    .addColumn('pace', 'text', (column) => column.notNull())
    .addColumn('game_id', 'text')
    .execute();
}

function withCounts(table: CreateTableBuilder<string, string>): CreateTableBuilder<string, string> {
  return table
    .addColumn('games', 'integer', (column) => column.notNull())
    .addColumn('jinxes', 'integer', (column) => column.notNull())
    .addColumn('rounds_to_jinx', 'integer', (column) => column.notNull())
    .addColumn('fewest_rounds', 'integer')
    .addColumn('current_run', 'integer', (column) => column.notNull())
    .addColumn('best_run', 'integer', (column) => column.notNull())
    .addColumn('telepathy_sum', 'integer', (column) => column.notNull())
    .addColumn('best_telepathy', 'integer', (column) => column.notNull());
}
