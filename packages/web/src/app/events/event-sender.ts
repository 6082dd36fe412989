import type { AnalyticsEvent } from '../../domain/analytics/analytics-event.ts';
import type { EventQueue } from '../../domain/analytics/event-queue.ts';
import { retryDelay } from '../../platform/retry-delay.ts';

/** `refused` is permanent. */
type SendResult = 'taken' | 'refused' | 'later';

interface EventSenderOptions {
  queue: EventQueue;
  canSend(): boolean;
  send(events: AnalyticsEvent[]): Promise<SendResult>;
  /** False when the browser rejects it. */
  beacon(events: AnalyticsEvent[]): boolean;
  onAccepted(events: AnalyticsEvent[]): void;
  /** Returns false without running it while another tab holds the lock. */
  tryWithTabLock(work: () => Promise<void>): Promise<boolean>;
  warn(message: string): void;
}

const maxBatchSize = 100;
/** Browsers limit beacons to 64 KiB. */
const maxBeaconEvents = 40;
const batchDelayMs = 4000;

export interface EventSender {
  sendSoon(): void;
  flushWithBeacon(): void;
}

export function createEventSender(parts: EventSenderOptions): EventSender {
  const { queue, canSend, send, beacon, onAccepted, tryWithTabLock, warn } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function schedule(ms: number): void {
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      void sendQueued();
    }, ms);
  }

  async function sendQueued(): Promise<void> {
    if (!canSend()) return;
    const isOurs = await tryWithTabLock(sendAll);
    if (!isOurs) schedule(batchDelayMs);
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const events = await queue.claim(maxBatchSize);
      if (events.length === 0) return scheduleNextClaim();
      const result = await send(events);
      if (result === 'later') {
        queue.release(events);
        failures += 1;
        schedule(retryDelay(failures));
        return;
      }
      failures = 0;
      queue.acknowledge(events);
      if (result === 'taken') onAccepted(events);
      else warn(`${events.length} events were refused and are dropped.`);
    }
  }

  /** The tab that claimed the remaining events may have been closed. */
  function scheduleNextClaim(): void {
    const ms = queue.msUntilClaimable();
    if (ms !== undefined) schedule(Math.max(batchDelayMs, ms));
  }

  queue.subscribe(() => schedule(batchDelayMs));
  return {
    sendSoon: () => schedule(batchDelayMs),
    flushWithBeacon() {
      if (!canSend()) return;
      queue.sendNow((events) => {
        const isTaken = beacon(events);
        if (isTaken) onAccepted(events);
        return isTaken;
      }, maxBeaconEvents);
    },
  };
}
