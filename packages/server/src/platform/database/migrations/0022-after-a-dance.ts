import type { Kysely } from 'kysely';

/** What each player of a finished dance says to the other: a reaction, and that they would like to be friends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const seat of ['seat0', 'seat1']) {
    await db.schema.alterTable('dance_games').addColumn(`${seat}_reaction`, 'text').execute();
    await db.schema
      .alterTable('dance_games')
      .addColumn(`${seat}_befriends`, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}
