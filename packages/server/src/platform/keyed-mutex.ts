/** A lock by key: exclusive, or shared with others. */
export interface MutexLock {
  key: string;
  isShared: boolean;
}

interface LockQueue {
  /** Settles with the last exclusive holder. */
  alone: Promise<unknown>;
  /** Settles with all holders so far. */
  all: Promise<unknown>;
}

/** Runs work under the same key one after the other, first come first served; shared holders run side by side. */
export class KeyedMutex {
  readonly #lines = new Map<string, LockQueue>();

  /** Takes several locks in the order given, which has to be the same for all callers. */
  runAll<Result>(turns: readonly MutexLock[], work: () => Promise<Result>): Promise<Result> {
    const [first, ...rest] = turns;
    if (first === undefined) return work();
    return this.run(first.key, () => this.runAll(rest, work), first.isShared);
  }

  run<Result>(key: string, work: () => Promise<Result>, isShared = false): Promise<Result> {
    const nobody = Promise.resolve();
    const before = this.#lines.get(key) ?? { alone: nobody, all: nobody };
    const mine = (isShared ? before.alone : before.all).then(work, work);
    const line = isShared
      ? { alone: before.alone, all: Promise.allSettled([before.all, mine]) }
      : { alone: mine, all: mine };
    this.#lines.set(key, line);
    const forget = () => {
      if (this.#lines.get(key) === line) this.#lines.delete(key);
    };
    line.all.then(forget, forget);
    return mine;
  }
}
