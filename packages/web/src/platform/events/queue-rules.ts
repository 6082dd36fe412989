import type { AnalyticsEvent } from '../analytics-event.ts';

/** An event that waits to be sent. */
export interface QueuedEvent {
  event: AnalyticsEvent;
  queuedAt: number;
  /** Until then some tab is sending it. Should that tab die, it is anybody's again. */
  claimedUntil?: number;
}

const mostQueued = 100;
const keptForMs = 24 * 60 * 60_000;
export const claimMs = 30_000;
const mostSent = 1000;
const sentAfterTrim = 500;

export const idOf = ({ event }: QueuedEvent): string => event.idempotencyKey;

/** What is left of the queue at a time. */
export const notTooOld = (queue: readonly QueuedEvent[], now: number): QueuedEvent[] =>
  queue.filter(({ queuedAt }) => now - queuedAt < keptForMs && queuedAt <= now);

interface Joined {
  queue: QueuedEvent[];
  duplicates: string[];
  /** The oldest, for which there was no more room. */
  overflow: string[];
}

/** Newcomers behind those who wait, but for whom we know already. */
export function joinQueue(
  queue: readonly QueuedEvent[],
  arrivals: readonly QueuedEvent[],
  sent: readonly string[],
): Joined {
  const known = new Set([...queue.map(idOf), ...sent]);
  const duplicates: string[] = [];
  const fresh = arrivals.filter((one) => {
    const isKnown = known.has(idOf(one));
    if (isKnown) duplicates.push(idOf(one));
    known.add(idOf(one));
    return !isKnown;
  });
  const all = [...queue, ...fresh];
  const tooMany = Math.max(0, all.length - mostQueued);
  return { queue: all.slice(tooMany), duplicates, overflow: all.slice(0, tooMany).map(idOf) };
}

/** The oldest that nobody is sending. */
export const claimable = (queue: readonly QueuedEvent[], now: number, most: number) =>
  queue
    .filter(({ claimedUntil }) => claimedUntil === undefined || claimedUntil <= now)
    .slice(0, most);

/** Long memory, trimmed now and then rather than with each event. */
export function rememberSent(sent: readonly string[], more: readonly string[]): string[] {
  const all = [...sent, ...more];
  return all.length > mostSent ? all.slice(-sentAfterTrim) : all;
}
