const maxBatchSize = 64;

/**
 * Does together what is asked for at the same time: what comes while a batch is running goes into the next. Nothing is
 * delayed to fill a batch, and nobody gets a result that was worked out before they asked.
 */
export class Batcher<Item, Result> {
  readonly #runBatch: (items: Item[]) => Promise<readonly Result[]>;
  #waiting: PendingItem<Item, Result>[] = [];
  #isRunning = false;

  /** `runBatch` gives a result for each item, in their order. */
  constructor(runBatch: (items: Item[]) => Promise<readonly Result[]>) {
    this.#runBatch = runBatch;
  }

  add(item: Item): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#waiting.push({ item, resolve, reject });
    if (!this.#isRunning) {
      this.#isRunning = true;
      // At the end of this turn: calls that arrived together go into one batch.
      setImmediate(() => void this.#runAll());
    }
    return promise;
  }

  async #runAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const waiting = this.#waiting;
      this.#waiting = [];
      const batches: (typeof waiting)[] = [];
      while (waiting.length > 0) batches.push(waiting.splice(0, maxBatchSize));
      await Promise.all(batches.map((batch) => this.#settle(batch)));
    }
    this.#isRunning = false;
  }

  async #settle(batch: PendingItem<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#runBatch(batch.map(({ item }) => item));
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

interface PendingItem<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}
