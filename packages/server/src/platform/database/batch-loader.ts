import type { Database } from './database.ts';

const maxBatchSize = 64;

interface KeyedQueries<Row> {
  findOne(key: string): Promise<Row | undefined>;
  findMany(keys: string[]): Promise<Row[]>;
  keyOf(row: Row): string;
}

/**
 * Batches reads by key: a key that is asked for while a batch is running goes into the next. No read is delayed to fill
 * a batch, and no caller gets a result that was read before they asked. PostgreSQL gets one statement for a batch, which
 * saves round trips; the embedded database has none to save and runs a prepared statement per key. There too the calls
 * of a batch go on together, as a burst of replies costs much less than as many single ones that each wake their reader.
 */
export class BatchLoader<Row> {
  readonly #queries: KeyedQueries<Row>;
  readonly #hasRoundTrips: boolean;
  #waiting = new Map<string, PendingLoad<Row>>();
  #isLoading = false;

  constructor({ kind }: Pick<Database, 'kind'>, queries: KeyedQueries<Row>) {
    this.#queries = queries;
    this.#hasRoundTrips = kind === 'postgres';
  }

  find(key: string): Promise<Row | undefined> {
    const pending = this.#waiting.get(key) ?? Promise.withResolvers<Row | undefined>();
    this.#waiting.set(key, pending);
    if (!this.#isLoading) {
      this.#isLoading = true;
      // At the end of this turn: calls that arrived together are loaded together.
      setImmediate(() => void this.#loadAll());
    }
    return pending.promise;
  }

  async #loadAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const waiting = [...this.#waiting];
      this.#waiting = new Map();
      const groups: (typeof waiting)[] = [];
      while (waiting.length > 0) groups.push(waiting.splice(0, maxBatchSize));
      await Promise.all(groups.map((group) => this.#loadBatch(group)));
    }
    this.#isLoading = false;
  }

  async #findRows(keys: string[]): Promise<Row[]> {
    if (this.#hasRoundTrips) return this.#queries.findMany(padToPowerOfTwo(keys));
    const rows = await Promise.all(keys.map((key) => this.#queries.findOne(key)));
    return rows.filter((row) => row !== undefined);
  }

  async #loadBatch(group: [string, PendingLoad<Row>][]): Promise<void> {
    try {
      const rows = await this.#findRows(group.map(([key]) => key));
      const found = new Map(rows.map((row) => [this.#queries.keyOf(row), row]));
      for (const [key, { resolve }] of group) resolve(found.get(key));
    } catch (error) {
      for (const [, { reject }] of group) reject(error);
    }
  }
}

type PendingLoad<Row> = PromiseWithResolvers<Row | undefined>;

/** Repeats the last key until there are 1, 2, 4, 8 … of them, so that few different statements are prepared. */
export function padToPowerOfTwo(keys: string[]): string[] {
  const last = keys.at(-1) ?? '';
  let length = 1;
  while (length < keys.length) length *= 2;
  return [...keys, ...Array<string>(length - keys.length).fill(last)];
}
