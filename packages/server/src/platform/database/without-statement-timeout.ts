import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';

/**
 * One connection on which a statement may take as long as it takes, whatever the database's own default is: to fill a new
 * column of a large table, or to wait for the server that is migrating already.
 */
export async function withoutStatementTimeout<Result>(
  place: pg.PoolConfig,
  work: (db: Kysely<never>) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({ ...place, max: 1 });
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
