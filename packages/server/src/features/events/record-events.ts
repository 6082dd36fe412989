import type { AnalyticsEvent, CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPlayer } from '../identity/queries.ts';
import type { EventDeps } from './deps.ts';
import { hasReachedEventLimit, storedKeys } from './queries.ts';

const dayMs = 86_400_000;
/** Ten hours of a word every seven seconds. A script that fills the disk sends more. */
const maxPerDay = 5000;

type Parts = Pick<EventDeps, 'db' | 'clock' | 'buffers' | 'budgets'>;
/** Whose events they are, and from where they come. */
export type EventSender = Pick<Caller, 'playerId'> & Visitor;

/** In a buffer on the disk before anybody is told so. */
export async function recordEvents(
  deps: Parts,
  { playerId, ...visitor }: EventSender,
  events: readonly AnalyticsEvent[],
): Promise<CallReply<'recordEvents'>> {
  const { db, clock, buffers } = deps;
  const byKey = new Map(events.map((event) => [event.idempotencyKey, event]));
  for (const key of await storedKeys(db.read, playerId, [...byKey.keys()])) byKey.delete(key);
  const fresh = [...byKey].map(([key, event]) => ({ key, event: JSON.stringify(event) }));
  if (fresh.length === 0) return { accepted: 0, duplicates: events.length };
  const bytes = fresh.reduce((sum, { event }) => sum + Buffer.byteLength(event), 0);
  const isEnough =
    (await hasReachedDailyLimit(deps, playerId)) ||
    !(await hasRoom(deps, playerId, visitor, bytes));
  if (isEnough) throw new Refusal('too_many_events', { retryAfterSeconds: 3600 });
  const accepted = await buffers.add(playerId, fresh, clock.now());
  return { accepted, duplicates: events.length - accepted };
}

/** What waits isn't looked at: it waits for a second, and how much can come in one is limited too. */
function hasReachedDailyLimit({ db, clock }: Parts, playerId: string): Promise<boolean> {
  return hasReachedEventLimit(db.read, playerId, { most: maxPerDay, since: clock.now() - dayMs });
}

/** Anonymous players cost nobody anything to make, so all of an address share a quarter of its room. */
async function hasRoom(
  { db, budgets }: Parts,
  playerId: string,
  visitor: Visitor,
  bytes: number,
): Promise<boolean> {
  const player = await findPlayer(db.read, playerId);
  const isAnonymous = player?.kind !== 'account';
  const kinds = isAnonymous ? (['eventsOfAnonymous', 'events'] as const) : (['events'] as const);
  return budgets.mayStore(kinds, visitor, bytes);
}
