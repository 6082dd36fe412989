/** A lock by key: exclusive, or shared with others. */
export interface MutexLock {
  key: string;
  isShared: boolean;
}

interface LockQueue {
  /** Settles with the last exclusive holder. */
  exclusive: Promise<unknown>;
  /** Settles with all holders so far. */
  all: Promise<unknown>;
}

/** Runs work under the same key one after the other, first come first served; shared holders run side by side. */
export class KeyedMutex {
  readonly #queues = new Map<string, LockQueue>();

  /** Takes several locks in the order given, which has to be the same for all callers. */
  runAll<Result>(locks: readonly MutexLock[], work: () => Promise<Result>): Promise<Result> {
    const [first, ...rest] = locks;
    if (first === undefined) return work();
    return this.run(first.key, () => this.runAll(rest, work), first.isShared);
  }

  run<Result>(key: string, work: () => Promise<Result>, isShared = false): Promise<Result> {
    const settled = Promise.resolve();
    const previous = this.#queues.get(key) ?? { exclusive: settled, all: settled };
    const result = (isShared ? previous.exclusive : previous.all).then(work, work);
    const queue = isShared
      ? { exclusive: previous.exclusive, all: Promise.allSettled([previous.all, result]) }
      : { exclusive: result, all: result };
    this.#queues.set(key, queue);
    const cleanUp = () => {
      if (this.#queues.get(key) === queue) this.#queues.delete(key);
    };
    queue.all.then(cleanUp, cleanUp);
    return result;
  }
}
