import type { CallReply } from '@bee-jinx/contract';
import { formatIsoTime } from '../../platform/clock.ts';
import type { Writer } from '../../platform/database/database.ts';
import type { StreamedFields } from '../../platform/http/streamed-reply.ts';
import { mapPages, paginate } from '../../platform/paginate.ts';
import type { EventDeps } from './deps.ts';
import {
  deleteConsent,
  type EventRow,
  type EventTraces,
  eventsAfter,
  eventTracesOf,
  findConsent,
  reassignEvents,
  returnEvents,
} from './queries.ts';

type Exported = Pick<CallReply<'exportMe'>, 'events' | 'consent'>;

/** Flushes first, so that buffered events are included. */
export async function exportEvents(
  { db, flusher }: EventDeps,
  playerId: string,
): Promise<StreamedFields<Exported>> {
  await flusher.flush();
  const pages = paginate<EventRow>((last, limit) => eventsAfter(db.read, playerId, last, limit));
  const consent = await findConsent(db.read, playerId);
  return {
    events: mapPages(pages, (rows) =>
      rows.map((row) => ({
        eventType: row.event_type as Exported['events'][number]['eventType'],
        sessionId: row.session_id,
        ...(row.puzzle_number !== null && { puzzleNumber: row.puzzle_number }),
        timestamp: formatIsoTime(row.occurred_at),
        eventData: JSON.parse(row.data),
        idempotencyKey: row.idempotency_key,
      })),
    ),
    ...(consent && {
      consent: {
        status: consent.status,
        version: consent.version,
        method: consent.method as NonNullable<Exported['consent']>['method'],
        previousStatus: consent.previous_status as NonNullable<
          Exported['consent']
        >['previousStatus'],
        timestamp: formatIsoTime(consent.decided_at),
      },
    }),
  };
}

/**
 * Moves silently (counts nothing), because players don't see events. The sums stay: on those days there were two
 * players.
 */
export const eventsMergeStep = {
  collection: 'events',
  count: async () => ({ moves: 0, meets: 0 }),

  async move(sql: Writer, from: string, to: string) {
    const traces = await eventTracesOf(sql, from);
    const memo: EventsMemo = { traces, hadConsent: (await findConsent(sql, to)) !== undefined };
    await reassignEvents(sql, from, to);
    return { signals: [], memo };
  },

  /** An answer that only came along goes back: the account is asked anew. */
  async undo(sql: Writer, { traces, hadConsent }: EventsMemo, guestId: string, accountId: string) {
    await returnEvents(sql, traces, accountId, guestId);
    const [consent] = traces.consents;
    if (consent && !hadConsent) await deleteConsent(sql, accountId, consent.decided_at);
    return { signals: [] };
  },
};

interface EventsMemo {
  traces: EventTraces;
  hadConsent: boolean;
}
