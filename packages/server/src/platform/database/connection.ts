import pg from 'pg';

/** A database that doesn't answer by then counts as unavailable. */
const connectTimeoutMs = 2000;
/** A process that was itself stopped for seconds, such as with its machine, blames one step on the database. */
const connectTimeoutSteps = 4;

export class Connection extends pg.Client {
  #isReplicated = true;
  /** Whether it leads to what is no longer the primary, or can't be relied on: then the pool drops it. */
  isSpent = false;

  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: 0 });
    this.on('notice', ({ routine }) => {
      if (routine === 'SyncRepWaitForLSN') this.#isReplicated = false;
    });
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: OnConnected): void;
  override connect(callback?: OnConnected): Promise<pg.Client> | undefined {
    this.#endIfSilent();
    if (!callback) return super.connect();
    super.connect(callback);
    return undefined;
  }

  #endIfSilent(): void {
    let stepsLeft = connectTimeoutSteps;
    const step = setInterval(() => {
      stepsLeft -= 1;
      if (stepsLeft === 0) this.connection.stream.destroy(new Error('timeout expired'));
    }, connectTimeoutMs / connectTimeoutSteps).unref();
    for (const event of ['connect', 'end'] as const) this.once(event, () => clearInterval(step));
  }

  /**
   * PostgreSQL answers a commit that no replica has confirmed as if it had succeeded, with a warning, when its wait is
   * cancelled. It would be lost with the primary, so we don't acknowledge it.
   */
  refuseUnreplicated(): void {
    if (this.#isReplicated) return;
    this.isSpent = true;
    throw new UnreplicatedCommit();
  }
}

type OnConnected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/** The pools make no other kind. */
export const connectionOf = (client: pg.PoolClient) => client as unknown as Connection;

/** Nobody knows yet whether it stands; the caller sends it again. The code is "transaction resolution unknown". */
class UnreplicatedCommit extends Error {
  readonly code = '08007';
}

/**
 * Whether a pooler such as PgBouncer stands between us and PostgreSQL: then the process that answers isn't the one that was named
 * when we connected.
 */
export async function isPooled(config: pg.ClientConfig): Promise<boolean> {
  const client = new Connection(config);
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query('select pg_backend_pid() as pid');
    return rows[0].pid !== (client as unknown as { processID: number }).processID;
  } finally {
    await client.end().catch(() => {});
  }
}

/** After a failover a connection may still lead to what is now a replica, or a primary that was demoted. */
export const isReadOnlyError = (error: unknown) => (error as { code?: unknown }).code === '25006';

export class DatabaseIsReplica extends Error {
  readonly code = '25006';
}
