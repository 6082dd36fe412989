import pg from 'pg';

/** A database that doesn't answer by then counts as unavailable. */
export const connectTimeoutMs = 2000;

export class Connection extends pg.Client {
  #isReplicated = true;
  /** Whether it leads to what is no longer the primary, or can't be relied on: then the pool drops it. */
  isSpent = false;

  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectTimeoutMs });
    this.on('notice', ({ routine }) => {
      if (routine === 'SyncRepWaitForLSN') this.#isReplicated = false;
    });
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
