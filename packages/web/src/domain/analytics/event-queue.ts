import { parseJson } from '../../platform/parse-json.ts';
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
  isEventOf,
  msUntilClaimable,
  partitionQueue,
  type QueuedEvent,
} from './queue-rules.ts';

/**
 * One entry per event. A single list would lose some: a tab may get the lock before it sees what the previous
 * tab wrote.
 */
const entryKeyPrefix = 'events.queue.';
export const sentEventsKey = 'events.sent';

interface EventQueueOptions {
  storage: KeyValueStorage & RemovableStorage & ListableStorage;
  now(): number;
  /** Events are claimed only by the player whose they are. */
  getPlayerId(): string | undefined;
  warn(message: string): void;
  withTabLock<Result>(work: () => Result): Promise<Result>;
}

export interface EventQueue {
  add(event: AnalyticsEvent): void;
  /** Takes up to `limit` of the player's oldest events. No other tab sends them until the claim expires. */
  claim(limit: number): Promise<AnalyticsEvent[]>;
  /** For a page that unloads: without the lock, so another tab may claim them too. The server counts them once. */
  claimNow(limit: number): AnalyticsEvent[];
  /** Removes events that were delivered or given up. */
  acknowledge(events: readonly AnalyticsEvent[]): void;
  /** Gives up the claim on events that were not delivered. */
  release(events: readonly AnalyticsEvent[]): void;
  /** Milliseconds until something can be claimed; undefined when the queue is empty. */
  msUntilClaimable(): number | undefined;
  /** For a player who was merged into another. */
  reassign(from: string, to: string): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** The queue is persisted, and shared by all tabs. */
export function createEventQueue({
  storage,
  now,
  getPlayerId,
  warn,
  withTabLock,
}: EventQueueOptions): EventQueue {
  let place = 0;
  const listeners = new Set<() => void>();

  const write = (one: QueuedEvent) =>
    storage.write(entryKeyPrefix + eventIdOf(one), JSON.stringify(one));
  const remove = (id: string) => storage.remove(entryKeyPrefix + id);
  const isWaiting = (id: string) => storage.read(entryKeyPrefix + id) !== null;
  const readSent = () => asList(parseJson(storage.read(sentEventsKey))).filter(isText);

  /** Also deletes entries that have expired, are over the limit or were sent. */
  function read(): QueuedEvent[] {
    const sent = new Set(readSent());
    const found = storage.keys(entryKeyPrefix).flatMap((key) => {
      const one = parseJson(storage.read(key));
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

  const readOwn = () => read().filter((one) => isEventOf(one, getPlayerId()));

  function claim(limit: number): AnalyticsEvent[] {
    const claimed = claimableEvents(readOwn(), now(), limit);
    for (const one of claimed) write({ ...one, claimedUntil: now() + claimMs });
    return claimed.map(({ event }) => event);
  }

  function release(events: readonly AnalyticsEvent[]): void {
    const ids = new Set(events.map(({ idempotencyKey }) => idempotencyKey));
    for (const { claimedUntil: _, ...one } of read()) if (ids.has(eventIdOf(one))) write(one);
  }

  function acknowledge(events: readonly AnalyticsEvent[]): void {
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
      write({ event, playerId: getPlayerId(), queuedAt: now(), place });
      // Deletes what is over the limit.
      read();
      for (const listener of [...listeners]) listener();
    },
    claim: (limit) => withTabLock(() => claim(limit)),
    claimNow: claim,
    acknowledge,
    release,
    msUntilClaimable: () => msUntilClaimable(readOwn(), now()),
    reassign(from, to) {
      for (const one of read()) if (one.playerId === from) write({ ...one, playerId: to });
    },
    clear() {
      for (const key of storage.keys(entryKeyPrefix)) storage.remove(key);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
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
