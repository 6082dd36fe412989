import { type AnalyticsEvent, type CallReply, consentDecision } from '@bee-jinx/contract';
import { Refusal } from '../../platform/refusal.ts';
import type { EventParts } from './parts.ts';
import { numberPlayer, saveConsent } from './queries.ts';
import { recordEvents, type Teller } from './record-events.ts';

/** One event. A decision about consent is kept for itself as well, for as long as the player is here. */
export async function recordEvent(
  parts: EventParts,
  caller: Teller,
  { event, getBadgeNumber }: { event: AnalyticsEvent; getBadgeNumber?: boolean | undefined },
): Promise<CallReply<'recordEvent'>> {
  const isDecision = event.eventType === 'CONSENT_DECISION';
  if (isDecision) await keepDecision(parts, caller, event);
  const { accepted } = await recordEvents(parts, caller, [event]).catch((error: unknown) => {
    // A decision is never refused for what was counted before it.
    if (isDecision && isTooMany(error)) return { accepted: 0 };
    throw error;
  });
  const badgeNumber =
    isDecision && getBadgeNumber === true ? await giveNumber(parts, caller) : undefined;
  return { accepted: accepted > 0, ...(badgeNumber !== undefined && { badgeNumber }) };
}

const isTooMany = (error: unknown) => error instanceof Refusal && error.code === 'too_many_events';

async function keepDecision(
  { db, clock }: EventParts,
  { playerId }: Teller,
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

async function giveNumber({ db, live }: EventParts, { playerId }: Teller): Promise<number> {
  // One after the other, so that numbers are in the order of deciding and without a gap.
  const numbered = await db.transaction(['badge-number', `player:${playerId}`], (sql) =>
    numberPlayer(sql, playerId),
  );
  if (!numbered) throw new Refusal('not_signed_in');
  const { badgeNumber, version, isNew } = numbered;
  if (isNew) live.tell([playerId], { topic: 'player', id: playerId, version });
  return badgeNumber;
}
