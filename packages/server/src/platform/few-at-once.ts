/** What is beyond the limits isn't begun. */
export class TooManyAtOnce extends Error {}

interface Limits {
  atOnce: number;
  /** May wait for their turn. */
  waiting: number;
  /** May wait beyond that, if they are known, and go first. */
  waitingKnown?: number;
  /** Of these, so many under the same key: at work, and at work or waiting. */
  atOncePerKey?: number;
  perKey?: number;
}

interface Wish {
  key: string | undefined;
  isKnown: boolean;
  begin(): void;
}

/** Costly work, few at once, and few may wait for it. No key takes all the places, and strangers are refused before the known. */
export class FewAtOnce {
  readonly #limits: Required<Limits>;
  readonly #running = new Map<string, number>();
  #runningInAll = 0;
  #waiting: Wish[] = [];

  constructor(limits: Limits) {
    const { atOnce } = limits;
    this.#limits = { waitingKnown: 0, atOncePerKey: atOnce, perKey: Infinity, ...limits };
  }

  async run<Result>(
    { key, isKnown }: { key: string | undefined; isKnown: boolean },
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (this.#mayBegin(key)) this.#begin(key);
    else if (this.#mayWait(key, isKnown)) {
      await new Promise<void>((begin) => this.#standInLine({ key, isKnown, begin }));
    } else throw new TooManyAtOnce('That is more at once than we do.');
    try {
      return await work();
    } finally {
      this.#end(key);
    }
  }

  #mayBegin(key: Wish['key']): boolean {
    const { atOnce, atOncePerKey } = this.#limits;
    return this.#runningInAll < atOnce && this.#runningOf(key) < atOncePerKey;
  }

  #mayWait(key: Wish['key'], isKnown: boolean): boolean {
    const { waiting, waitingKnown, perKey } = this.#limits;
    const waitingOf = this.#waiting.filter((wish) => wish.key === key).length;
    const isWithinKey = key === undefined || waitingOf + this.#runningOf(key) < perKey;
    return isWithinKey && this.#waiting.length < waiting + (isKnown ? waitingKnown : 0);
  }

  #standInLine(wish: Wish): void {
    const firstStranger = this.#waiting.findIndex(({ isKnown }) => !isKnown);
    const place = wish.isKnown && firstStranger >= 0 ? firstStranger : this.#waiting.length;
    this.#waiting.splice(place, 0, wish);
  }

  #begin(key: Wish['key']): void {
    this.#runningInAll += 1;
    if (key !== undefined) this.#running.set(key, this.#runningOf(key) + 1);
  }

  #end(key: Wish['key']): void {
    this.#runningInAll -= 1;
    const left = this.#runningOf(key) - 1;
    if (key !== undefined && left > 0) this.#running.set(key, left);
    else if (key !== undefined) this.#running.delete(key);
    const next = this.#waiting.find((wish) => this.#mayBegin(wish.key));
    if (!next) return;
    this.#waiting = this.#waiting.filter((wish) => wish !== next);
    this.#begin(next.key);
    next.begin();
  }

  #runningOf(key: Wish['key']): number {
    return key === undefined ? 0 : (this.#running.get(key) ?? 0);
  }
}
