import { setImmediate } from 'node:timers/promises';

/** Tracks promises that no caller awaits, so that a shutdown can wait for them before it closes the database. */
export class RunningWork {
  readonly #running = new Set<Promise<unknown>>();

  add<Result>(work: Promise<Result>): Promise<Result> {
    this.#running.add(work);
    const end = () => this.#running.delete(work);
    work.then(end, end);
    return work;
  }

  /** Resolves when nothing runs any more, including work that was started when other work ended. */
  async ended(): Promise<void> {
    do {
      await Promise.allSettled(this.#running);
      await setImmediate();
    } while (this.#running.size > 0);
  }
}
