import type { AnalyticsEvent, CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import type { EventParts } from './parts.ts';
import { storedKeys } from './queries.ts';

/** In a buffer on the disk before anybody is told so. */
export async function recordEvents(
  { db, clock, buffers }: Pick<EventParts, 'db' | 'clock' | 'buffers'>,
  { playerId }: Pick<Caller, 'playerId'>,
  events: readonly AnalyticsEvent[],
): Promise<CallReply<'recordEvents'>> {
  const byKey = new Map(events.map((event) => [event.idempotencyKey, event]));
  for (const key of await storedKeys(db.read, playerId, [...byKey.keys()])) byKey.delete(key);
  const fresh = [...byKey].map(([key, event]) => ({ key, event: JSON.stringify(event) }));
  const accepted = fresh.length === 0 ? 0 : await buffers.add(playerId, fresh, clock.now());
  return { accepted, duplicates: events.length - accepted };
}
