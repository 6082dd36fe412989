import { analyticsEvent } from '@bee-jinx/contract';
import type { Tables } from '../../platform/database/schema.ts';
import type { BufferedEvent } from './buffer/event-buffer.ts';

const dayMs = 86_400_000;

/** The row that an event will be, or why it can't be one. */
export function parseBufferedEvent(waiting: BufferedEvent): Tables['events'] | { fault: string } {
  let json: unknown;
  try {
    json = JSON.parse(waiting.event);
  } catch {
    return { fault: 'It is no JSON.' };
  }
  const parsed = analyticsEvent.safeParse(json);
  if (!parsed.success) {
    const where = parsed.error.issues.map(({ path }) => path.join('.') || 'the whole').join(', ');
    return { fault: `It doesn’t fit the contract: ${where}.` };
  }
  const event = parsed.data;
  if (waiting.playerId === '') return { fault: 'It names no player.' };
  return {
    player_id: waiting.playerId,
    idempotency_key: event.idempotencyKey,
    event_type: event.eventType,
    session_id: event.sessionId,
    puzzle_number: event.puzzleNumber ?? null,
    occurred_at: clampTime(Date.parse(event.timestamp), waiting.acceptedAt),
    accepted_at: waiting.acceptedAt,
    data: JSON.stringify(event.eventData),
  };
}

/** A browser keeps events for a day at most, and none comes from the future: its clock may be wrong. */
const clampTime = (said: number, acceptedAt: number) =>
  Math.min(acceptedAt, Math.max(said, acceptedAt - dayMs));
