import type { Kysely } from 'kysely';

/** Which seat runs a table, beside its game: hosts who have vanished are looked for every few seconds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('swarms').addColumn('host_seat', 'integer').execute();
}
