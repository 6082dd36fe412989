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
  key: string;
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
    { key, isKnown }: { key: string; isKnown: boolean },
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

  #mayBegin(key: string): boolean {
    const { atOnce, atOncePerKey } = this.#limits;
    return this.#runningInAll < atOnce && this.#runningOf(key) < atOncePerKey;
  }

  #mayWait(key: string, isKnown: boolean): boolean {
    const { waiting, waitingKnown, perKey } = this.#limits;
    const ofKey = this.#waiting.filter((wish) => wish.key === key).length + this.#runningOf(key);
    return ofKey < perKey && this.#waiting.length < waiting + (isKnown ? waitingKnown : 0);
  }

  #standInLine(wish: Wish): void {
    const firstStranger = this.#waiting.findIndex(({ isKnown }) => !isKnown);
    const place = wish.isKnown && firstStranger >= 0 ? firstStranger : this.#waiting.length;
    this.#waiting.splice(place, 0, wish);
  }

  #begin(key: string): void {
    this.#runningInAll += 1;
    this.#running.set(key, this.#runningOf(key) + 1);
  }

  #end(key: string): void {
    this.#runningInAll -= 1;
    const left = this.#runningOf(key) - 1;
    if (left > 0) this.#running.set(key, left);
    else this.#running.delete(key);
    const next = this.#waiting.find((wish) => this.#mayBegin(wish.key));
    if (!next) return;
    this.#waiting = this.#waiting.filter((wish) => wish !== next);
    this.#begin(next.key);
    next.begin();
  }

  #runningOf(key: string): number {
    return this.#running.get(key) ?? 0;
  }
}
