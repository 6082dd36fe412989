import type { Kysely } from 'kysely';

/** The code of the sent pair that a notification is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notifications').addColumn('pair_code', 'text').execute();
}
