import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './schema.ts';

const bigint = 20;
const tries = 6;

export async function openPostgres(url: string, connections: number): Promise<Database> {
  const types = new pg.TypeOverrides();
  // Milliseconds and counts stay far below 2^53.
  types.setTypeParser(bigint, Number);

  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: 2000,
    // Nothing this game asks takes seconds; a query that does must not hold a connection hostage.
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'bee-jinx',
  });
  // A connection that dies while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => {});

  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db as unknown as Kysely<never>);
  } catch (error) {
    await db.destroy();
    throw error;
  }

  return {
    kind: 'postgres',
    read: db as unknown as Database['read'],
    transaction: (keys, work) => {
      // In one order, so that two transactions with the same keys can't wait for each other.
      const locks = [...new Set(keys)].sort();
      return againAfterConflict(() =>
        db.transaction().execute(async (transaction) => {
          for (const key of locks) {
            await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(
              transaction,
            );
          }
          return work(transaction);
        }),
      );
    },
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

/** Deadlock or serialisation failure: PostgreSQL undid this one so that the other could go on. */
async function againAfterConflict<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let round = 1; ; round += 1) {
    try {
      return await attempt();
    } catch (error) {
      const code = (error as { code?: unknown }).code;
      if (round >= tries || (code !== '40P01' && code !== '40001')) throw error;
    }
  }
}
