import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Clock } from '../clock.ts';

/** A group blocks the event loop of this server while it runs. */
const maxGroupMs = 10;

/**
 * One fsync for many writers. SQLite has a single writer, and with synchronous=FULL every commit waits
 * for the disk. Transactions that wait at the same time therefore share one commit: each runs inside a
 * savepoint of its own, so one that fails takes nothing back but its own work, and nobody is told
 * "done" (or "failed", which could rest on a neighbour's uncommitted row) before the disk has it.
 */
export class GroupCommit {
  readonly #db: DatabaseSync;
  readonly #clock: Clock;
  readonly #maxBatch: number;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #openSavepoint: StatementSync;
  readonly #releaseSavepoint: StatementSync;
  #waiting: Job[] = [];
  #running = false;

  constructor(db: DatabaseSync, clock: Clock, maxBatch = 64) {
    this.#db = db;
    this.#clock = clock;
    this.#maxBatch = maxBatch;
    this.#begin = db.prepare('begin immediate');
    this.#commit = db.prepare('commit');
    this.#openSavepoint = db.prepare('savepoint job');
    this.#releaseSavepoint = db.prepare('release job');
  }

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as (result: unknown) => void, reject });
      if (!this.#running) {
        this.#running = true;
        // After the I/O of this turn, so that requests which arrived together are written together.
        setImmediate(() => void this.#drain());
      }
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#commitTogether(this.#waiting.splice(0, this.#maxBatch));
      if (this.#waiting.length === 0) break;
      // Reads and new requests get their turn between two groups.
      await new Promise((next) => setImmediate(next));
    }
    this.#running = false;
  }

  async #commitTogether(group: Job[]): Promise<void> {
    const settlers: (() => void)[] = [];
    const groupEndsAt = this.#clock.now() + maxGroupMs;
    try {
      this.#begin.run();
      for (const job of group) {
        settlers.push(await this.#inSavepoint(job));
        if (this.#clock.now() >= groupEndsAt) break;
      }
      // Jobs that did not run stand first in the next group.
      this.#waiting.unshift(...group.splice(settlers.length));
      this.#commit.run();
    } catch (error) {
      // Begin or commit failed (disk full, file gone): nothing of this group was written.
      if (this.#db.isTransaction) this.#db.exec('rollback');
      for (const job of group) job.reject(error);
      return;
    }
    for (const settle of settlers) settle();
  }

  async #inSavepoint(job: Job): Promise<() => void> {
    this.#openSavepoint.run();
    try {
      const result = await job.work();
      this.#releaseSavepoint.run();
      return () => job.resolve(result);
    } catch (error) {
      // A full disk can end the whole transaction by itself; then there is no savepoint to go back to.
      if (!this.#db.isTransaction) throw error;
      this.#db.exec('rollback to job');
      this.#releaseSavepoint.run();
      return () => job.reject(error);
    }
  }
}

interface Job {
  work: () => Promise<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}
