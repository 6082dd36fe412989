import { sql } from 'kysely';
import pg from 'pg';
import { currentActor } from '../actor-context.ts';
import { KeyedMutex } from '../keyed-mutex.ts';
import type { Database, Writer } from './database.ts';
import { migrate } from './migrate.ts';
import { inTransaction } from './postgres-transaction.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { StatementListeners } from './statement-listeners.ts';
import { buildTransactionPreamble } from './transaction-preamble.ts';
import { withoutStatementTimeout } from './without-statement-timeout.ts';

const bigint = 20;
/** A database that doesn't answer by then counts as unavailable. */
const connectTimeoutMs = 2000;
/** How long a query may wait for a free connection of the pool. */
const poolWaitMs = 8000;

class Connection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectTimeoutMs });
  }
}

export async function openPostgres(url: string, connections: number): Promise<Database> {
  const target = { connectionString: url, application_name: 'bee-jinx' };
  await withoutStatementTimeout({ ...target, connectionTimeoutMillis: connectTimeoutMs }, migrate);

  const types = new pg.TypeOverrides();
  // Milliseconds and counts stay far below 2^53.
  types.setTypeParser(bigint, Number);

  const pool = new pg.Pool({
    ...target,
    max: connections,
    types,
    Client: Connection,
    connectionTimeoutMillis: poolWaitMs,
    // No query of the game takes seconds; one that does must not block a connection.
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    // Where the network loses the answer, the client gives up and drops the connection.
    query_timeout: 12_000,
    // `begin` and the locks travel together with the first statement.
    pipeline: true,
  });
  // The pool replaces a dead connection, and its statement fails by itself. Without a listener the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  const listeners = new StatementListeners();
  const statements = new PreparedStatements(listeners);
  const db = statements.on(pool);

  const mutex = new KeyedMutex();
  const transaction: Database['transaction'] = (keys, work, { alone } = { alone: [] }) => {
    const preamble = buildTransactionPreamble({ keys, alone, actor: currentActor() });
    // Transactions of this server queue before they take a connection: waiting for a lock would keep it idle.
    return mutex.runAll(preamble.locks, () =>
      inTransaction(pool, preamble, (client) =>
        work(statements.onClient(client, pool) as unknown as Writer),
      ),
    );
  };
  return {
    kind: 'postgres',
    read: db as unknown as Database['read'],
    transaction,
    statement: (work) => work(db as unknown as Writer),
    onStatement: (listener) => listeners.listen(listener),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
