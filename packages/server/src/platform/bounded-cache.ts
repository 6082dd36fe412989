/** Remembers what it made, up to so many; the oldest goes first. */
export class BoundedCache<Key, Value> {
  readonly #kept = new Map<Key, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    return this.#kept.get(key);
  }

  keep(key: Key, value: Value): Value {
    const oldest = this.#kept.keys().next();
    if (this.#kept.size >= this.#most && !oldest.done) this.#kept.delete(oldest.value);
    this.#kept.set(key, value);
    return value;
  }
}
