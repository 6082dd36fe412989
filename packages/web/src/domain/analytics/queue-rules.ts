import type { AnalyticsEvent } from './analytics-event.ts';

export interface QueuedEvent {
  event: AnalyticsEvent;
  /** Whose event it is. Missing if it happened before the session was open. */
  playerId?: string | undefined;
  queuedAt: number;
  /** A sequence number, which orders the events of one millisecond. */
  place: number;
  /** The claim expires, in case its tab was closed. */
  claimedUntil?: number;
}

const maxQueued = 100;
const maxAgeMs = 24 * 60 * 60_000;
export const claimMs = 30_000;
/** The ids of sent events are kept to recognise duplicates. */
const maxSentIds = 1000;
const sentIdsAfterTrim = 500;

export const eventIdOf = ({ event }: QueuedEvent): string => event.idempotencyKey;

/** False for events that are too old or dated in the future. */
const isInTime = ({ queuedAt }: QueuedEvent, now: number): boolean =>
  now - queuedAt < maxAgeMs && queuedAt <= now;

interface PartitionedQueue {
  waiting: QueuedEvent[];
  expired: QueuedEvent[];
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

export const isEventOf = (
  { playerId: owner }: QueuedEvent,
  playerId: string | undefined,
): boolean => owner === undefined || owner === playerId;

const isFree = ({ claimedUntil }: QueuedEvent, now: number): boolean =>
  claimedUntil === undefined || claimedUntil <= now;

export const claimableEvents = (
  waiting: readonly QueuedEvent[],
  now: number,
  limit: number,
): QueuedEvent[] => waiting.filter((one) => isFree(one, now)).slice(0, limit);

export function msUntilClaimable(waiting: readonly QueuedEvent[], now: number): number | undefined {
  if (waiting.length === 0) return undefined;
  return Math.max(0, Math.min(...waiting.map(({ claimedUntil = now }) => claimedUntil)) - now);
}

/** The list is trimmed by half once it is full, rather than with each event. */
export function appendSentIds(sent: readonly string[], more: readonly string[]): string[] {
  const all = [...sent, ...more];
  return all.length > maxSentIds ? all.slice(-sentIdsAfterTrim) : all;
}
