import { sql } from 'kysely';
import pg from 'pg';
import { currentActor } from '../actor-context.ts';
import { KeyedMutex } from '../keyed-mutex.ts';
import { Connection, DatabaseIsReplica, isPooled } from './connection.ts';
import { type Database, noReplicaReads, type Writer } from './database.ts';
import { migrate } from './migrate.ts';
import { inTransaction } from './postgres-transaction.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { ReplicaReads } from './replica-reads.ts';
import { StatementListeners } from './statement-listeners.ts';
import { buildTransactionPreamble } from './transaction-preamble.ts';
import { withoutStatementTimeout } from './without-statement-timeout.ts';

const bigint = 20;
/** How long a query may wait for a free connection of the pool. */
const poolWaitMs = 8000;

/** No query of the game takes seconds; one that does must not block a connection. */
const timeouts = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 10_000 };

/** Whether statements are named; `auto`: unless a pooler is seen. */
export type Prepared = 'auto' | 'on' | 'off';

interface PostgresOptions {
  url: string;
  connections: number;
  /** A replica, or what leads to several. */
  readUrl: string | undefined;
  prepared: Prepared;
}

export async function openPostgres({
  url,
  connections,
  readUrl,
  prepared,
}: PostgresOptions): Promise<Database> {
  const target = { connectionString: url, application_name: 'bee-jinx' };
  await withoutStatementTimeout(target, migrate);

  const types = new pg.TypeOverrides();
  // Milliseconds and counts stay far below 2^53.
  types.setTypeParser(bigint, Number);

  const hasPooler = await isPooled(target);
  const limits = {
    max: connections,
    types,
    connectionTimeoutMillis: poolWaitMs,
    // Where the network loses the answer, the client gives up and drops the connection.
    query_timeout: 12_000,
  };
  const pool = new pg.Pool({
    ...target,
    ...limits,
    Client: Connection,
    // PgBouncer refuses them here; then each transaction sets its own.
    ...(!hasPooler && timeouts),
    // `begin` and the locks travel together with the first statement.
    pipeline: true,
  });
  // The pool replaces a dead connection, and its statement fails by itself. Without a listener the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  const listeners = new StatementListeners();
  const areNamed = prepared === 'auto' ? !hasPooler : prepared === 'on';
  const statements = new PreparedStatements(listeners, { areNamed });
  const db = statements.on(pool);
  const read = db as unknown as Database['read'];
  const replica =
    readUrl === undefined
      ? undefined
      : new ReplicaReads(
          { ...target, ...limits, connectionString: readUrl },
          { kind: 'postgres', read },
          listeners,
        );

  const mutex = new KeyedMutex();
  const transaction: Database['transaction'] = (keys, work, { alone } = { alone: [] }) => {
    const preamble = buildTransactionPreamble({
      keys,
      alone,
      actor: currentActor(),
      settings: hasPooler ? timeouts : {},
    });
    // Transactions of this server queue before they take a connection: waiting for a lock would keep it idle.
    return mutex.runAll(preamble.locks, () =>
      inTransaction(pool, preamble, (client) =>
        work(statements.onClient(client, pool) as unknown as Writer),
      ),
    );
  };
  return {
    kind: 'postgres',
    read,
    readFromReplica: (work) => (replica ? replica.read(work) : work(read)),
    readPlaces: replica?.places ?? noReplicaReads,
    transaction,
    statement: (work) => work(db as unknown as Writer),
    onStatement: (listener) => listeners.listen(listener),
    ping: async () => {
      const query = sql<{ isReplica: boolean }>`select pg_is_in_recovery() as "isReplica"`;
      if ((await query.execute(db)).rows[0]?.isReplica) throw new DatabaseIsReplica();
    },
    close: async () => {
      await replica?.close();
      await db.destroy();
    },
  };
}
