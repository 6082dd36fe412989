import type {
  KeyValueStorage,
  ListableStorage,
  RemovableStorage,
} from '../../platform/safe-storage.ts';
import type { AnalyticsEvent } from './analytics-event.ts';
import {
  appendSentIds,
  claimableEvents,
  claimMs,
  eventIdOf,
  msUntilClaimable,
  partitionQueue,
  type QueuedEvent,
} from './queue-rules.ts';

/**
 * One entry per event. A single list would lose some: a tab may get the lock before it sees what the previous
 * tab wrote.
 */
const entryKey = 'events.queue.';
export const sentEventsKey = 'events.sent';

interface EventQueueOptions {
  storage: KeyValueStorage & RemovableStorage & ListableStorage;
  now(): number;
  warn(message: string): void;
  withTabLock<Result>(work: () => Result): Promise<Result>;
}

export interface EventQueue {
  add(event: AnalyticsEvent): void;
  /** The oldest. No other tab sends them until the claim expires. */
  claim(most: number): Promise<AnalyticsEvent[]>;
  /** Delivered, or given up. */
  settle(events: readonly AnalyticsEvent[]): void;
  /** Not delivered: any tab may claim them again. */
  release(events: readonly AnalyticsEvent[]): void;
  /** Milliseconds until something can be claimed; undefined when the queue is empty. */
  untilFree(): number | undefined;
  /** For a page that unloads. Events that `send` accepts are settled. */
  sendNow(send: (events: AnalyticsEvent[]) => boolean, most: number): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** Persisted, and shared by the tabs. */
export function createEventQueue({
  storage,
  now,
  warn,
  withTabLock,
}: EventQueueOptions): EventQueue {
  let place = 0;
  const listeners = new Set<() => void>();

  const write = (one: QueuedEvent) => storage.write(entryKey + eventIdOf(one), JSON.stringify(one));
  const remove = (id: string) => storage.remove(entryKey + id);
  const isWaiting = (id: string) => storage.read(entryKey + id) !== null;
  const readSent = () => asList(parse(storage.read(sentEventsKey))).filter(isText);

  /** Also deletes expired entries. */
  function read(): QueuedEvent[] {
    const sent = new Set(readSent());
    const found = storage.keys(entryKey).flatMap((key) => {
      const one = parse(storage.read(key));
      if (isQueued(one) && !sent.has(eventIdOf(one))) return [one];
      storage.remove(key);
      return [];
    });
    const { waiting, expired, overflow } = partitionQueue(found, now());
    for (const one of [...expired, ...overflow]) remove(eventIdOf(one));
    if (overflow.length > 0) {
      warn(`Too many events wait; the oldest ${overflow.length} are dropped.`);
    }
    return waiting;
  }

  function claim(most: number): AnalyticsEvent[] {
    const claimed = claimableEvents(read(), now(), most);
    for (const one of claimed) write({ ...one, claimedUntil: now() + claimMs });
    return claimed.map(({ event }) => event);
  }

  function release(events: readonly AnalyticsEvent[]): void {
    const ids = new Set(events.map(({ idempotencyKey }) => idempotencyKey));
    for (const { claimedUntil: _, ...one } of read()) if (ids.has(eventIdOf(one))) write(one);
  }

  function settle(events: readonly AnalyticsEvent[]): void {
    const ids = events.map(({ idempotencyKey }) => idempotencyKey);
    storage.write(sentEventsKey, JSON.stringify(appendSentIds(readSent(), ids)));
    for (const id of ids) remove(id);
  }

  return {
    add(event) {
      const id = event.idempotencyKey;
      if (isWaiting(id) || readSent().includes(id)) {
        warn(`Event ${id} was counted before; this one is dropped.`);
        return;
      }
      place += 1;
      write({ event, queuedAt: now(), place });
      read();
      for (const listener of [...listeners]) listener();
    },
    claim: (most) => withTabLock(() => claim(most)),
    settle,
    release,
    untilFree: () => msUntilClaimable(read(), now()),
    sendNow(send, most) {
      for (;;) {
        const events = claimableEvents(read(), now(), most).map(({ event }) => event);
        if (events.length === 0 || !send(events)) return;
        settle(events);
      }
    },
    clear() {
      for (const key of storage.keys(entryKey)) storage.remove(key);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === 'string';

function isQueued(value: unknown): value is QueuedEvent {
  const { event, queuedAt, place } = (value ?? {}) as Partial<QueuedEvent>;
  return (
    typeof event?.idempotencyKey === 'string' &&
    typeof queuedAt === 'number' &&
    typeof place === 'number'
  );
}
