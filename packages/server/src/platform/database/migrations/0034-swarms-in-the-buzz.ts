import type { Kysely } from 'kysely';

/** The swarm that a post shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('buzz')
    .addColumn('swarm_id', 'text', (column) => column.references('swarms.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('buzz_by_swarm').on('buzz').column('swarm_id').execute();
}
