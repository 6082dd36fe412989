import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { Connection } from './connection.ts';

/** The migrator's own number, so that older releases wait for us and we for them. */
const migrationLock = 3853314791062309107n;

/**
 * Runs `work` alone among all servers, in one transaction without a statement timeout, whatever the database's default
 * is: to fill a new column of a large table, or to wait for the server that is already migrating. Lock and timeout end with
 * the transaction: behind a pooler the connection is somebody else's afterwards.
 */
export async function withoutStatementTimeout<Result>(
  config: pg.PoolConfig,
  work: (db: Kysely<never>) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({ ...config, max: 1, Client: Connection });
  // A lost connection fails the statement by itself. Without a listener the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<never>({ dialect: new UnlockedDialect({ pool }) });
  try {
    return await db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
      return work(transaction);
    });
  } finally {
    await db.destroy();
  }
}

class UnlockedDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }
}

/** The migrator would lock the session, which outlasts the transaction. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
