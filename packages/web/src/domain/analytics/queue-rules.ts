import type { AnalyticsEvent } from './analytics-event.ts';

/** An event that waits to be sent. */
export interface QueuedEvent {
  event: AnalyticsEvent;
  queuedAt: number;
  /** Among those that one page has queued. */
  place: number;
  /** Until then some tab is sending it. Should that tab die, it is anybody's again. */
  claimedUntil?: number;
}

const maxQueued = 100;
const maxAgeMs = 24 * 60 * 60_000;
export const claimMs = 30_000;
const mostSent = 1000;
const sentAfterTrim = 500;

export const eventIdOf = ({ event }: QueuedEvent): string => event.idempotencyKey;

/** False for what is too old, and for what a wrong clock has dated. */
const isInTime = ({ queuedAt }: QueuedEvent, now: number): boolean =>
  now - queuedAt < maxAgeMs && queuedAt <= now;

interface PartitionedQueue {
  /** The oldest first. */
  waiting: QueuedEvent[];
  /** Nobody will send them any more. */
  expired: QueuedEvent[];
  /** The oldest, for which there is no more room. */
  overflow: QueuedEvent[];
}

export function partitionQueue(found: readonly QueuedEvent[], now: number): PartitionedQueue {
  const inTime = found
    .filter((one) => isInTime(one, now))
    .sort((one, other) => one.queuedAt - other.queuedAt || one.place - other.place);
  const tooMany = Math.max(0, inTime.length - maxQueued);
  return {
    waiting: inTime.slice(tooMany),
    expired: found.filter((one) => !isInTime(one, now)),
    overflow: inTime.slice(0, tooMany),
  };
}

const isFree = ({ claimedUntil }: QueuedEvent, now: number): boolean =>
  claimedUntil === undefined || claimedUntil <= now;

/** The oldest that nobody is sending. */
export const claimableEvents = (
  waiting: readonly QueuedEvent[],
  now: number,
  most: number,
): QueuedEvent[] => waiting.filter((one) => isFree(one, now)).slice(0, most);

/** How long until the first of them is anybody's; undefined where nothing waits. */
export function msUntilClaimable(waiting: readonly QueuedEvent[], now: number): number | undefined {
  if (waiting.length === 0) return undefined;
  return Math.max(0, Math.min(...waiting.map(({ claimedUntil = now }) => claimedUntil)) - now);
}

/** Long memory, trimmed now and then rather than with each event. */
export function appendSentIds(sent: readonly string[], more: readonly string[]): string[] {
  const all = [...sent, ...more];
  return all.length > mostSent ? all.slice(-sentAfterTrim) : all;
}
