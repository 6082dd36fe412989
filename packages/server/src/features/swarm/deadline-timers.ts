import { runWithoutActor } from '../../platform/actor-context.ts';
import type { Clock } from '../../platform/clock.ts';

/** Deadlines farther away are left to the sweep. */
const horizonMs = 60_000;

/**
 * Applies deadlines of live rounds on time: the sweep would be up to a second late. A timer that is lost with its server
 * does no harm, as the sweep of any server finds the deadline too.
 */
export class DeadlineTimers {
  readonly #clock: Clock;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #apply: (swarmId: string) => void = () => {};

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Sets what is done at a deadline; nothing before. */
  onDeadline(apply: (swarmId: string) => void): void {
    this.#apply = apply;
  }

  set(swarmId: string, deadline: number | null): void {
    clearTimeout(this.#timers.get(swarmId));
    this.#timers.delete(swarmId);
    const delayMs = deadline === null ? Number.POSITIVE_INFINITY : deadline - this.#clock.now();
    if (delayMs > horizonMs) return;
    const fire = () => {
      this.#timers.delete(swarmId);
      this.#apply(swarmId);
    };
    const timer = runWithoutActor(() => setTimeout(fire, Math.max(0, delayMs)).unref());
    this.#timers.set(swarmId, timer);
  }

  stop(): void {
    this.onDeadline(() => {});
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
