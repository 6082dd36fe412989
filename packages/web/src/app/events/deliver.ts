import type { AnalyticsEvent } from '../../platform/analytics-event.ts';
import type { EventQueue } from '../../platform/events/event-queue.ts';
import { retryDelay } from '../../platform/retry-delay.ts';

/** What became of a batch. `refused` is for good: the same batch would be refused again. */
type Fate = 'taken' | 'refused' | 'later';

interface DeliveryParts {
  queue: EventQueue;
  /** Not without consent, nor while the server would refuse them. */
  maySend(): boolean;
  send(events: AnalyticsEvent[]): Promise<Fate>;
  /** False when the browser can't take it. */
  beacon(events: AnalyticsEvent[]): boolean;
  /** Of what the server has taken. */
  onTaken(events: AnalyticsEvent[]): void;
  /** Does the work, or says that another tab is at it. */
  unlessAnotherTab(work: () => Promise<void>): Promise<boolean>;
  warn(message: string): void;
}

const mostAtOnce = 100;
/** A browser lets a page that goes away say 64 KiB at most. */
const mostInBeacon = 40;
/** Things happen in bunches. */
const gatherMs = 4000;

export interface Delivery {
  /** Before long. */
  soon(): void;
  /** Without waiting for an answer. */
  beforeLeaving(): void;
}

export function createDelivery(parts: DeliveryParts): Delivery {
  const { queue, maySend, send, beacon, onTaken, unlessAnotherTab, warn } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function schedule(ms: number): void {
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      void deliver();
    }, ms);
  }

  async function deliver(): Promise<void> {
    if (!maySend()) return;
    const isOurs = await unlessAnotherTab(sendAll);
    if (!isOurs) schedule(gatherMs);
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const events = await queue.claim(mostAtOnce);
      if (events.length === 0) return lookAgain();
      const fate = await send(events);
      if (fate === 'later') {
        queue.release(events);
        failures += 1;
        schedule(retryDelay(failures));
        return;
      }
      failures = 0;
      queue.settle(events);
      if (fate === 'taken') onTaken(events);
      else warn(`${events.length} events were refused and are dropped.`);
    }
  }

  /** The tab that has claimed what is left may have died with it. */
  function lookAgain(): void {
    const ms = queue.untilFree();
    if (ms !== undefined) schedule(Math.max(gatherMs, ms));
  }

  queue.subscribe(() => schedule(gatherMs));
  return {
    soon: () => schedule(gatherMs),
    beforeLeaving() {
      if (!maySend()) return;
      queue.handOver((events) => {
        const isTaken = beacon(events);
        if (isTaken) onTaken(events);
        return isTaken;
      }, mostInBeacon);
    },
  };
}
