import type { AnalyticsEvent } from '../../domain/analytics/analytics-event.ts';
import type { EventQueue } from '../../domain/analytics/event-queue.ts';
import { retryDelay } from '../../platform/retry-delay.ts';

/** `refused` is permanent. */
type SendResult = 'taken' | 'refused' | 'later';

interface EventSenderOptions {
  queue: EventQueue;
  canSend(): boolean;
  getPlayerId(): string | undefined;
  send(
    events: AnalyticsEvent[],
    options: { signal: AbortSignal; keepalive?: boolean },
  ): Promise<SendResult>;
  onAccepted(events: AnalyticsEvent[]): void;
  /** Returns false without running it while another tab holds the lock. */
  tryWithTabLock(work: () => Promise<void>): Promise<boolean>;
  warn(message: string): void;
}

const maxBatchSize = 100;
/** Browsers limit requests that outlive their page to 64 KiB. */
const maxKeepaliveEvents = 40;
const batchDelayMs = 4000;

export interface EventSender {
  sendSoon(): void;
  /** Sends everything at once, also if the page unloads. What isn't through when `timeIsUp` is aborted waits in the queue. */
  flush(timeIsUp?: AbortSignal): Promise<void>;
}

export function createEventSender(parts: EventSenderOptions): EventSender {
  const { queue, canSend, getPlayerId, send, onAccepted, tryWithTabLock, warn } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let requests = new AbortController();

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
      const playerId = getPlayerId();
      const events = await queue.claim(maxBatchSize);
      if (events.length === 0) return scheduleNextClaim();
      // Somebody has signed in or out while this tab waited for the lock.
      if (getPlayerId() !== playerId) queue.release(events);
      else if (!(await deliver(events))) return;
    }
  }

  /** False if they have to be sent again. */
  async function deliver(events: AnalyticsEvent[], keepalive = false): Promise<boolean> {
    const result = await send(events, { signal: requests.signal, keepalive });
    if (result === 'later') {
      queue.release(events);
      failures += 1;
      schedule(retryDelay(failures));
      return false;
    }
    failures = 0;
    queue.acknowledge(events);
    if (result === 'taken') onAccepted(events);
    else warn(`${events.length} events were refused and are dropped.`);
    return true;
  }

  async function flush(timeIsUp?: AbortSignal): Promise<void> {
    timeIsUp?.addEventListener('abort', () => {
      requests.abort();
      requests = new AbortController();
    });
    const deliveries: Promise<boolean>[] = [];
    while (canSend()) {
      const events = queue.claimNow(maxKeepaliveEvents);
      if (events.length === 0) break;
      deliveries.push(deliver(events, true));
    }
    await Promise.all(deliveries);
  }

  /** The tab that claimed the remaining events may have been closed. */
  function scheduleNextClaim(): void {
    const ms = queue.msUntilClaimable();
    if (ms !== undefined) schedule(Math.max(batchDelayMs, ms));
  }

  queue.subscribe(() => schedule(batchDelayMs));
  return {
    sendSoon: () => schedule(batchDelayMs),
    flush,
  };
}
