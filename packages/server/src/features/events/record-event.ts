import { type AnalyticsEvent, type CallReply, consentDecision } from '@bee-jinx/contract';
import { Refusal } from '../../platform/refusal.ts';
import type { EventDeps } from './deps.ts';
import { assignBadgeNumber, saveConsent } from './queries.ts';
import { type EventSender, recordEvents } from './record-events.ts';

/** One event. A decision about consent is kept for itself as well, for as long as the player is here. */
export async function recordEvent(
  deps: EventDeps,
  caller: EventSender,
  { event, getBadgeNumber }: { event: AnalyticsEvent; getBadgeNumber?: boolean | undefined },
): Promise<CallReply<'recordEvent'>> {
  const isDecision = event.eventType === 'CONSENT_DECISION';
  if (isDecision) await saveDecision(deps, caller, event);
  const { accepted } = await recordEvents(deps, caller, [event]).catch((error: unknown) => {
    // A decision is never refused for what was counted before it.
    if (isDecision && isTooMany(error)) return { accepted: 0 };
    throw error;
  });
  const badgeNumber =
    isDecision && getBadgeNumber === true ? await assignNumber(deps, caller) : undefined;
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
  await db.transaction([`player:${playerId}`], (sql) =>
    saveConsent(sql, {
      player_id: playerId,
      status,
      version,
      method,
      previous_status: previousStatus,
      // By a clock that is ahead, no later decision would ever be newer.
      decided_at: Math.min(Date.parse(timestamp), clock.now()),
    }),
  );
}

async function assignNumber({ db, live }: EventDeps, { playerId }: EventSender): Promise<number> {
  // One after the other, so that numbers are in the order of deciding and without a gap.
  const numbered = await db.transaction(['badge-number', `player:${playerId}`], (sql) =>
    assignBadgeNumber(sql, playerId),
  );
  if (!numbered) throw new Refusal('not_signed_in');
  const { badgeNumber, version, isNew } = numbered;
  if (isNew) live.sendSignal([playerId], { topic: 'player', id: playerId, version });
  return badgeNumber;
}
