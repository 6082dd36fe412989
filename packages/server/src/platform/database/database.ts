import type { Transaction as KyselyTransaction } from 'kysely';
import type { Tables } from './schema.ts';

/** Queries take one of these as their first argument: `Reader` where they only read. A `Writer` is a `Reader` too. */
export type Reader = Pick<Writer, 'selectFrom' | 'selectNoFrom'>;
export type Writer = KyselyTransaction<Tables>;

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** Sees committed rows only. */
  readonly read: Reader;
  /**
   * For reads that decide nothing: on a replica where there is one (DATABASE_READ_URL), which by then has everything that was
   * committed when this was called; else on the primary. `work` may run twice, so it does nothing but read.
   */
  readFromReplica<Result>(work: (sql: Reader) => Promise<Result>): Promise<Result>;
  /** How many of these reads were answered where. */
  readonly readPlaces: Readonly<ReadPlaces>;
  /**
   * All or nothing, and durable before the promise resolves. Transactions that share a key run one
   * after the other on both databases, so what was read inside still holds when it is written.
   * (The embedded database has one writer anyway; PostgreSQL locks by key.) Name what you decide
   * about: `game:…`, `player:…`. `work` may run again after a deadlock, so it does nothing but SQL.
   *
   * Writes for a caller (`platform/actor-context.ts`) take a shared lock on that player. Merging, deleting and suspending
   * take it exclusively (`alone`). A caller whose session has ended by then is refused as not signed in, one who was
   * suspended since the call came in as suspended, and nothing is written. Rows of others that refer to a player who is
   * locked `alone` wait; if the player is gone afterwards, `work` runs once more, then fails with a foreign key violation.
   */
  transaction<Result>(
    keys: readonly string[],
    work: (sql: Writer) => Promise<Result>,
    held?: { alone: readonly string[] },
  ): Promise<Result>;
  /**
   * For a single statement: as durable as a transaction, and cheaper. It has to check itself that what was decided on still
   * holds, by the row's version, which also grows when its player is merged, deleted or suspended.
   */
  statement<Result>(work: (sql: Writer) => Promise<Result>): Promise<Result>;
  /** Calls the listener for every statement, without its values, with how long it took. */
  onStatement(listener: StatementListener): void;
  /** Resolves when the database answers and is no replica; waits for it no longer than any query does. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** By a replica; or by the primary, as the replica was behind or out of reach. */
export type ReadPlaces = Record<'replica' | 'behind' | 'unreachable', number>;

export type StatementListener = (sql: string, ms: number) => void;

/** Of a database without a replica. */
export const noReplicaReads: ReadPlaces = { replica: 0, behind: 0, unreachable: 0 };
