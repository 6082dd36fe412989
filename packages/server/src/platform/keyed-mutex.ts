/** A place in a line: alone in it, or beside others who share it. */
export interface MutexLock {
  key: string;
  isShared: boolean;
}

interface LockQueue {
  /** The last who wanted to be alone. */
  alone: Promise<unknown>;
  /** Everybody so far. */
  all: Promise<unknown>;
}

/** Work under the same key runs one after the other, in the order in which it came; who shares a key runs side by side. */
export class KeyedMutex {
  readonly #lines = new Map<string, LockQueue>();

  /** Under several keys: when it is its turn under each. In the order given, which has to be the same for everybody. */
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
