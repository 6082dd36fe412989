import { Kysely } from 'kysely';
import type pg from 'pg';
import { connectionOf, isReadOnlyError } from './connection.ts';
import { PaddingPostgresDialect } from './padded-lists.ts';
import type { Tables } from './schema.ts';
import type { StatementListeners } from './statement-listeners.ts';

const maxStatements = 400;

/**
 * Kysely on connections where every statement has a name, so that PostgreSQL parses and plans it once per
 * connection. Not behind a pooler that would hand a connection with other names to the next transaction (PgBouncer before 1.21).
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  readonly #readers = new WeakMap<pg.PoolClient, NamedStatementClient>();
  readonly #writers = new WeakMap<pg.PoolClient, Kysely<Tables>>();
  readonly #listeners: StatementListeners;
  readonly #areNamed: boolean;
  #nameCount = 0;

  constructor(listeners: StatementListeners, { areNamed }: { areNamed: boolean }) {
    this.#listeners = listeners;
    this.#areNamed = areNamed;
  }

  /** Each statement on whatever connection is free. */
  on(pool: pg.Pool): Kysely<Tables> {
    return kyselyOn(async () => this.#reader(await pool.connect()), pool, this.#listeners);
  }

  /** On this one connection, for as long as the caller has it. */
  onClient(client: pg.PoolClient, pool: pg.Pool): Kysely<Tables> {
    const cached = this.#writers.get(client);
    if (cached) return cached;
    const query: NamedStatementClient['query'] = (text, values) => this.#run(client, text, values);
    const writer = kyselyOn(async () => ({ query, release: () => {} }), pool, this.#listeners);
    this.#writers.set(client, writer);
    return writer;
  }

  #reader(client: pg.PoolClient): NamedStatementClient {
    const cached = this.#readers.get(client);
    if (cached) return cached;
    const run: NamedStatementClient['query'] = (text, values) => this.#run(client, text, values);
    const reader: NamedStatementClient = {
      query: (text, values) =>
        run(text, values).catch((error) => {
          if (isStalePlanError(error)) return run(text, values);
          throw error;
        }),
      release: (destroy) => client.release(destroy || connectionOf(client).isSpent),
    };
    this.#readers.set(client, reader);
    return reader;
  }

  async #run(client: pg.PoolClient, text: string, values: readonly unknown[]) {
    const name = this.#nameOf(text);
    try {
      const result = await client.query({ ...(name && { name }), text, values: [...values] });
      connectionOf(client).refuseUnreplicated();
      return result;
    } catch (error) {
      if (isReadOnlyError(error)) connectionOf(client).isSpent = true;
      // A newer release has changed the table: from here on the statement is prepared under another name.
      if (isStalePlanError(error)) this.#names.delete(text);
      throw error;
    }
  }

  #nameOf(text: string): string | undefined {
    const cached = this.#names.get(text);
    if (cached !== undefined) return cached;
    // The code fixes the number of different statements, but for how long lists may become.
    if (!this.#areNamed || this.#names.size >= maxStatements) return undefined;
    this.#nameCount += 1;
    const name = `statement_${this.#nameCount}`;
    this.#names.set(text, name);
    return name;
  }
}

/** "cached plan must not change result type": prepared before a newer release changed the table. */
export function isStalePlanError(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: string };
  return code === '0A000' && message?.includes('cached plan') === true;
}

interface NamedStatementClient {
  query(text: string, values: readonly unknown[]): Promise<pg.QueryResult>;
  release(destroy?: boolean): void;
}

function kyselyOn(
  connect: () => Promise<NamedStatementClient>,
  pool: pg.Pool,
  { log }: StatementListeners,
): Kysely<Tables> {
  const connections = { connect, end: () => pool.end(), options: pool.options };
  return new Kysely({ dialect: new PaddingPostgresDialect({ pool: connections as never }), log });
}
