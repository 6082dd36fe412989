/** Thrown instead of running work beyond the limits. */
export class ConcurrencyLimitExceeded extends Error {}

interface Limits {
  maxConcurrent: number;
  /** How many may wait. */
  maxQueued: number;
  /** How many more may wait if their visitor is known; they run first. */
  maxQueuedKnown?: number;
  /** Limits per key: running, and running or waiting. */
  maxConcurrentPerKey?: number;
  perKey?: number;
}

interface QueuedJob {
  key: string | undefined;
  isKnown: boolean;
  begin(): void;
}

/** Limits expensive work: few jobs run at once, and few may wait. No key takes all slots, and strangers are refused before known visitors. */
export class ConcurrencyLimiter {
  readonly #limits: Required<Limits>;
  readonly #running = new Map<string, number>();
  #totalRunning = 0;
  #waiting: QueuedJob[] = [];

  constructor(limits: Limits) {
    const { maxConcurrent } = limits;
    this.#limits = {
      maxQueuedKnown: 0,
      maxConcurrentPerKey: maxConcurrent,
      perKey: Infinity,
      ...limits,
    };
  }

  async run<Result>(
    { key, isKnown }: { key: string | undefined; isKnown: boolean },
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (this.#mayBegin(key)) this.#begin(key);
    else if (this.#mayWait(key, isKnown)) {
      await new Promise<void>((begin) => this.#enqueue({ key, isKnown, begin }));
    } else throw new ConcurrencyLimitExceeded('That is more at once than we do.');
    try {
      return await work();
    } finally {
      this.#end(key);
    }
  }

  #mayBegin(key: QueuedJob['key']): boolean {
    const { maxConcurrent, maxConcurrentPerKey } = this.#limits;
    return this.#totalRunning < maxConcurrent && this.#runningOf(key) < maxConcurrentPerKey;
  }

  #mayWait(key: QueuedJob['key'], isKnown: boolean): boolean {
    const { maxQueued, maxQueuedKnown, perKey } = this.#limits;
    const waitingOf = this.#waiting.filter((job) => job.key === key).length;
    const isWithinKey = key === undefined || waitingOf + this.#runningOf(key) < perKey;
    return isWithinKey && this.#waiting.length < maxQueued + (isKnown ? maxQueuedKnown : 0);
  }

  #enqueue(job: QueuedJob): void {
    const firstStranger = this.#waiting.findIndex(({ isKnown }) => !isKnown);
    const index = job.isKnown && firstStranger >= 0 ? firstStranger : this.#waiting.length;
    this.#waiting.splice(index, 0, job);
  }

  #begin(key: QueuedJob['key']): void {
    this.#totalRunning += 1;
    if (key !== undefined) this.#running.set(key, this.#runningOf(key) + 1);
  }

  #end(key: QueuedJob['key']): void {
    this.#totalRunning -= 1;
    const left = this.#runningOf(key) - 1;
    if (key !== undefined && left > 0) this.#running.set(key, left);
    else if (key !== undefined) this.#running.delete(key);
    const next = this.#waiting.find((job) => this.#mayBegin(job.key));
    if (!next) return;
    this.#waiting = this.#waiting.filter((job) => job !== next);
    this.#begin(next.key);
    next.begin();
  }

  #runningOf(key: QueuedJob['key']): number {
    return key === undefined ? 0 : (this.#running.get(key) ?? 0);
  }
}
