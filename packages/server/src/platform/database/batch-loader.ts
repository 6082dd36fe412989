import { Batcher } from './batcher.ts';
import type { Database } from './database.ts';

interface KeyedQueries<Row> {
  findOne(key: string): Promise<Row | undefined>;
  findMany(keys: string[]): Promise<Row[]>;
  keyOf(row: Row): string;
}

/**
 * Batches reads by key. PostgreSQL gets one statement for a batch, which saves round trips; the embedded database has none
 * to save and runs a prepared statement per key. There too the calls of a batch go on together, as a burst of replies costs
 * much less than as many single ones that each wake their reader.
 */
export class BatchLoader<Row> {
  readonly #queries: KeyedQueries<Row>;
  readonly #hasRoundTrips: boolean;
  readonly #reads = new Batcher<string, Row | undefined>((keys) => this.#findRows(keys));

  constructor({ kind }: Pick<Database, 'kind'>, queries: KeyedQueries<Row>) {
    this.#queries = queries;
    this.#hasRoundTrips = kind === 'postgres';
  }

  find(key: string): Promise<Row | undefined> {
    return this.#reads.add(key);
  }

  async #findRows(keys: string[]): Promise<(Row | undefined)[]> {
    const { findOne, findMany, keyOf } = this.#queries;
    if (!this.#hasRoundTrips) return Promise.all(keys.map(findOne));
    const rows = await findMany([...new Set(keys)]);
    const found = new Map(rows.map((row) => [keyOf(row), row]));
    return keys.map((key) => found.get(key));
  }
}
