import type { AnalyticsEvent, CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { EventParts } from './parts.ts';
import { haveCome, storedKeys } from './queries.ts';

const dayMs = 86_400_000;
/** Ten hours of a word every seven seconds. A script that fills the disk sends more. */
const mostPerDay = 5000;

type Parts = Pick<EventParts, 'db' | 'clock' | 'buffers'>;

/** In a buffer on the disk before anybody is told so. */
export async function recordEvents(
  parts: Parts,
  { playerId }: Pick<Caller, 'playerId'>,
  events: readonly AnalyticsEvent[],
): Promise<CallReply<'recordEvents'>> {
  const { db, clock, buffers } = parts;
  const byKey = new Map(events.map((event) => [event.idempotencyKey, event]));
  for (const key of await storedKeys(db.read, playerId, [...byKey.keys()])) byKey.delete(key);
  const fresh = [...byKey].map(([key, event]) => ({ key, event: JSON.stringify(event) }));
  if (fresh.length > 0 && (await isEnoughForToday(parts, playerId))) {
    throw new Refusal('too_many_events', { retryAfterSeconds: 3600 });
  }
  const accepted = fresh.length === 0 ? 0 : await buffers.add(playerId, fresh, clock.now());
  return { accepted, duplicates: events.length - accepted };
}

/** What waits isn't looked at: it waits for a second, and how much can come in one is limited too. */
export function isEnoughForToday({ db, clock }: Parts, playerId: string): Promise<boolean> {
  return haveCome(db.read, playerId, { most: mostPerDay, since: clock.now() - dayMs });
}
