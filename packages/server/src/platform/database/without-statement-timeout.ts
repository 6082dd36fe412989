import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';

/**
 * Runs `work` on a connection without a statement timeout, whatever the database's default is: to fill a new column of a
 * large table, or to wait for the server that is already migrating.
 */
export async function withoutStatementTimeout<Result>(
  config: pg.PoolConfig,
  work: (db: Kysely<never>) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({ ...config, max: 1 });
  // A lost connection fails the statement by itself. Without a listener the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`set statement_timeout = 0`.execute(db);
    return await work(db);
  } finally {
    await db.destroy();
  }
}
