import type { AnalyticsEvent } from '../analytics-event.ts';
import type { Forgetting, Kept } from '../kept.ts';
import {
  claimable,
  claimMs,
  idOf,
  joinQueue,
  notTooOld,
  type QueuedEvent,
  rememberSent,
} from './queue-rules.ts';

export const queueKeys = { waiting: 'events.queue', sent: 'events.sent' } as const;

interface QueueParts {
  kept: Kept & Forgetting;
  now(): number;
  warn(message: string): void;
  /** Tabs share the queue, and a browser doesn't keep them from writing over each other. */
  alone<Result>(work: () => Result): Promise<Result>;
}

export interface EventQueue {
  add(event: AnalyticsEvent): void;
  /** The oldest; no other tab sends them for a while. */
  claim(most: number): Promise<AnalyticsEvent[]>;
  /** They have arrived, or never will. */
  settle(events: readonly AnalyticsEvent[]): Promise<void>;
  /** They haven't arrived: anybody may try again. */
  release(events: readonly AnalyticsEvent[]): Promise<void>;
  /** At once, for a page that goes away. Those that `send` takes are settled. */
  handOver(send: (events: AnalyticsEvent[]) => boolean, most: number): void;
  clear(): Promise<void>;
  /** Told of each event that joins. */
  subscribe(listener: () => void): () => void;
}

/** Kept over reloads, shared by the tabs. */
export function createEventQueue({ kept, now, warn, alone }: QueueParts): EventQueue {
  /** Seen by this tab only, until it is alone with the storage. */
  let arrivals: QueuedEvent[] = [];
  const listeners = new Set<() => void>();

  const read = () => notTooOld(readList<QueuedEvent>(kept, queueKeys.waiting, isQueued), now());
  const readSent = () => readList<string>(kept, queueKeys.sent, isText);
  const write = (queue: readonly QueuedEvent[]) =>
    kept.write(queueKeys.waiting, JSON.stringify(queue));

  function takeIn(): QueuedEvent[] {
    const { queue, duplicates, overflow } = joinQueue(read(), arrivals, readSent());
    arrivals = [];
    for (const id of duplicates) warn(`Event ${id} was counted before; this one is dropped.`);
    if (overflow.length > 0) {
      warn(`Too many events wait; the oldest ${overflow.length} are dropped.`);
    }
    write(queue);
    return queue;
  }

  function mark(events: readonly AnalyticsEvent[], claimedUntil: number | undefined): void {
    const ids = new Set(events.map(({ idempotencyKey }) => idempotencyKey));
    write(
      takeIn().map(({ event, queuedAt, ...claim }) => {
        if (!ids.has(event.idempotencyKey)) return { event, queuedAt, ...claim };
        return { event, queuedAt, ...(claimedUntil !== undefined && { claimedUntil }) };
      }),
    );
  }

  function drop(events: readonly AnalyticsEvent[]): void {
    const ids = events.map(({ idempotencyKey }) => idempotencyKey);
    const gone = new Set(ids);
    write(takeIn().filter((one) => !gone.has(idOf(one))));
    kept.write(queueKeys.sent, JSON.stringify(rememberSent(readSent(), ids)));
  }

  return {
    add(event) {
      arrivals.push({ event, queuedAt: now() });
      alone(takeIn).then(
        () => {
          for (const listener of [...listeners]) listener();
        },
        // A page that is going away gets no lock any more; it hands over what it has.
        () => {},
      );
    },
    claim: (most) =>
      alone(() => {
        const events = claimable(takeIn(), now(), most).map(({ event }) => event);
        if (events.length > 0) mark(events, now() + claimMs);
        return events;
      }),
    settle: (events) => alone(() => drop(events)),
    release: (events) => alone(() => mark(events, undefined)),
    handOver(send, most) {
      for (;;) {
        const events = claimable(takeIn(), now(), most).map(({ event }) => event);
        if (events.length === 0 || !send(events)) return;
        drop(events);
      }
    },
    clear: () => {
      arrivals = [];
      return alone(() => kept.remove(queueKeys.waiting));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readList<Item>(
  kept: Kept,
  key: string,
  isItem: (value: unknown) => value is Item,
): Item[] {
  try {
    const found: unknown = JSON.parse(kept.read(key) ?? '[]');
    return Array.isArray(found) ? found.filter(isItem) : [];
  } catch {
    return [];
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isQueued(value: unknown): value is QueuedEvent {
  const { event, queuedAt } = (value ?? {}) as Partial<QueuedEvent>;
  return typeof event?.idempotencyKey === 'string' && typeof queuedAt === 'number';
}
