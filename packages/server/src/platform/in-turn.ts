/** Work under the same key runs one after the other, in the order in which it came. */
export class InTurn {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Under several keys: when it is its turn under each. In one order, so that no two wait for each other. */
  runAll<Result>(keys: readonly string[], work: () => Promise<Result>): Promise<Result> {
    const [first, ...rest] = [...new Set(keys)].sort();
    if (first === undefined) return work();
    return this.run(first, () => this.runAll(rest, work));
  }

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const mine = (this.#last.get(key) ?? Promise.resolve()).then(work, work);
    this.#last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key);
    }
  }
}
