import { sql } from 'kysely';
import pg from 'pg';
import { Batcher } from './batcher.ts';
import { Connection } from './connection.ts';
import type { Database, Reader, ReadPlaces } from './database.ts';
import { PreparedStatements } from './prepared-statements.ts';
import type { StatementListeners } from './statement-listeners.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

/** How long a replica that can't be reached isn't asked again. */
const restMs = 3000;
/** A replica is usually behind by less than this, so waiting is cheaper than asking the primary. */
const patience = { tries: 4, ms: 5 };
/** One that answers these later hangs. */
const answered = { query_timeout: 1000 };
const begin = {
  text: 'begin isolation level read committed read only; set local statement_timeout = 10000; set local idle_in_transaction_session_timeout = 10000',
  ...answered,
};
/** A replica without a receiver follows nobody: its position may be one of another history. */
const hasCaughtUp = {
  text: `select pg_last_wal_replay_lsn() >= $1::pg_lsn
  and exists (select from pg_stat_wal_receiver) as "hasCaughtUp"`,
  ...answered,
};

/**
 * Reads on a replica, if it has everything that was committed when the read was asked for; else on the primary. So nobody
 * misses what they have just written, whichever server took it and whichever replica answers.
 */
export class ReplicaReads {
  readonly places: ReadPlaces = { replica: 0, behind: 0, unreachable: 0 };
  readonly #pool: pg.Pool;
  readonly #statements: PreparedStatements;
  readonly #primary: Reader;
  readonly #positions: Batcher<void, string>;
  #rests = false;

  constructor(
    config: pg.PoolConfig,
    primary: Pick<Database, 'kind' | 'read'>,
    listeners: StatementListeners,
  ) {
    this.#pool = new pg.Pool({ ...config, Client: Connection });
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
    // A pooler may stand in front of the replicas, and these reads are few: no statement is named.
    this.#statements = new PreparedStatements(listeners, { areNamed: false });
    this.#primary = primary.read;
    // One question serves all reads that began before it.
    this.#positions = new Batcher(async (asked) => {
      const position = await readPosition(primary.read);
      return asked.map(() => position);
    });
  }

  async read<Result>(work: (sql: Reader) => Promise<Result>): Promise<Result> {
    if (this.#rests) return this.#readPrimary('unreachable', work);
    const position = await this.#positions.add();
    let reason: 'behind' | 'unreachable' = 'behind';
    try {
      const answer = await this.#readReplica(position, work);
      if (answer) {
        this.places.replica += 1;
        return answer.result;
      }
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      this.#rest();
      reason = 'unreachable';
    }
    return this.#readPrimary(reason, work);
  }

  #rest(): void {
    this.#rests = true;
    setTimeout(() => {
      this.#rests = false;
    }, restMs).unref();
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  #readPrimary<Result>(
    reason: 'behind' | 'unreachable',
    work: (sql: Reader) => Promise<Result>,
  ): Promise<Result> {
    this.places[reason] += 1;
    return work(this.#primary);
  }

  /** Check and reads share a transaction: behind a pooler only that keeps them on one replica. Undefined where it is behind. */
  async #readReplica<Result>(
    position: string,
    work: (sql: Reader) => Promise<Result>,
  ): Promise<{ result: Result } | undefined> {
    const client = await this.#pool.connect();
    let isUsable = false;
    try {
      await client.query(begin);
      const answer = (await this.#catchesUp(client, position))
        ? { result: await work(this.#statements.onClient(client, this.#pool) as unknown as Reader) }
        : undefined;
      await client.query('commit');
      isUsable = true;
      return answer;
    } finally {
      client.release(!isUsable);
    }
  }

  async #catchesUp(client: pg.PoolClient, position: string): Promise<boolean> {
    for (let tries = 1; ; tries += 1) {
      const { rows } = await client.query(hasCaughtUp, [position]);
      if (rows[0]?.hasCaughtUp === true) return true;
      if (tries >= patience.tries) return false;
      await new Promise((resolve) => setTimeout(resolve, patience.ms));
    }
  }
}

/** Whatever was committed before is at or before this position of the primary's log. */
async function readPosition(primary: Reader): Promise<string> {
  const query = sql<{ position: string }>`select pg_current_wal_flush_lsn()::text as position`;
  const { rows } = await query.execute(primary as unknown as Parameters<typeof query.execute>[0]);
  return rows[0]?.position ?? '';
}
