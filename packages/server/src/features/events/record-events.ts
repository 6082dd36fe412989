import { type AnalyticsEvent, type CallReply, consentDecision } from '@bee-jinx/contract';
import { dayMs } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPlayer } from '../identity/queries.ts';
import type { EventDeps } from './deps.ts';
import {
  assignBadgeNumber,
  hasDeniedConsent,
  hasReachedEventLimit,
  saveConsent,
  storedKeys,
} from './queries.ts';

/** A word every seven seconds for ten hours; stops scripts from filling the disk. */
const maxPerDay = 5000;

type Parts = Pick<EventDeps, 'db' | 'clock' | 'buffers' | 'budgets'>;
type EventSender = Pick<Caller, 'playerId'> & Visitor;

/** Buffered on disk before it is acknowledged. After a no, on whichever device, only decisions are. */
export async function recordEvents(
  deps: Parts,
  sender: EventSender,
  events: readonly AnalyticsEvent[],
): Promise<CallReply<'recordEvents'>> {
  if (!(await hasDeniedConsent(deps.db.read, sender.playerId)))
    return storeEvents(deps, sender, events);
  const decisions = events.filter(isDecision);
  const { accepted, duplicates } =
    decisions.length > 0
      ? await storeEvents(deps, sender, decisions)
      : { accepted: 0, duplicates: 0 };
  return { accepted, duplicates, declined: events.length - decisions.length };
}

const isDecision = ({ eventType }: AnalyticsEvent) => eventType === 'CONSENT_DECISION';

async function storeEvents(
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

/** Ignores buffered events: they wait for a second only, and requests are rate-limited. */
function hasReachedDailyLimit({ db, clock }: Parts, playerId: string): Promise<boolean> {
  return hasReachedEventLimit(db.read, playerId, { limit: maxPerDay, since: clock.now() - dayMs });
}

/** Anonymous players are free to create, so all of one address share a quarter of its budget. */
async function hasRoom({ db, budgets }: Parts, playerId: string, visitor: Visitor, bytes: number) {
  const player = await findPlayer(db.read, playerId);
  const isAnonymous = player?.kind !== 'account';
  const kinds = isAnonymous ? (['eventsOfAnonymous', 'events'] as const) : (['events'] as const);
  return budgets.mayStore(kinds, visitor, bytes);
}

/** A single event. A consent decision is also stored by itself, for as long as the player exists. */
export async function recordEvent(
  deps: EventDeps,
  caller: EventSender,
  { event, getBadgeNumber }: { event: AnalyticsEvent; getBadgeNumber?: boolean | undefined },
): Promise<CallReply<'recordEvent'>> {
  const decides = isDecision(event);
  if (decides) await saveDecision(deps, caller, event);
  const { accepted } = await recordEvents(deps, caller, [event]).catch((error: unknown) => {
    // A consent decision is never refused for earlier events.
    if (decides && isTooMany(error)) return { accepted: 0 };
    throw error;
  });
  const badgeNumber =
    decides && getBadgeNumber === true ? await assignNumber(deps, caller) : undefined;
  return { accepted: accepted > 0, ...(badgeNumber !== undefined && { badgeNumber }) };
}

const isTooMany = (error: unknown) => error instanceof Refusal && error.code === 'too_many_events';

async function saveDecision(
  { db, clock }: EventDeps,
  { playerId }: EventSender,
  event: AnalyticsEvent,
): Promise<void> {
  const decision = consentDecision.safeParse(event.eventData);
  if (!decision.success) {
    const fields = { 'event.eventData': 'not a decision about consent' };
    throw new Refusal('invalid_input', { details: { fields } });
  }
  const { status, version, method, previousStatus, timestamp } = decision.data;
  // The age comes from the device's clock alone, so that one which is wrong neither delays nor advances a decision.
  const ageMs = Math.max(0, Date.parse(event.timestamp) - Date.parse(timestamp));
  await db.transaction([`player:${playerId}`], (sql) =>
    saveConsent(sql, {
      player_id: playerId,
      status,
      version,
      method,
      previous_status: previousStatus,
      decided_at: Math.max(0, clock.now() - ageMs),
    }),
  );
}

async function assignNumber({ db, live }: EventDeps, { playerId }: EventSender): Promise<number> {
  // Serialized, so that numbers have no gap and follow the order of decisions.
  const numbered = await db.transaction(['badge-number', `player:${playerId}`], (sql) =>
    assignBadgeNumber(sql, playerId),
  );
  if (!numbered) throw new Refusal('not_signed_in');
  const { badgeNumber, version, isNew } = numbered;
  if (isNew) live.sendSignal([playerId], { topic: 'player', id: playerId, version });
  return badgeNumber;
}
