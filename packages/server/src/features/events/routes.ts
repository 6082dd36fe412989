import type { Handlers } from '../../platform/http/serve.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { dropDeadLetter, retryDeadLetter } from './buffer/dead-letters.ts';
import { readBuffer } from './buffer/read-buffer.ts';
import type { EventParts } from './parts.ts';
import { recordEvent } from './record-event.ts';
import { recordEvents } from './record-events.ts';
import { readStats } from './stats/read-stats.ts';

type EventCalls =
  | 'recordEvent'
  | 'recordEvents'
  | 'analyticsSettings'
  | 'readStats'
  | 'readEventBuffer'
  | 'flushEvents'
  | 'retryDeadLetter'
  | 'dropDeadLetter';

export function eventRoutes(parts: EventParts): Handlers<EventCalls> {
  return {
    recordEvent: ({ body }, { caller, request }) =>
      recordEvent(parts, { ...caller, ...visitorOf(request) }, body),
    recordEvents: ({ body }, { caller, request }) =>
      recordEvents(parts, { ...caller, ...visitorOf(request) }, body.events),
    analyticsSettings: () => ({ provider: parts.provider ?? null }),
    readStats: ({ query }) => readStats(parts, query),
    readEventBuffer: () => readBuffer(parts),
    flushEvents: () => parts.flusher.flush(),
    retryDeadLetter: ({ params }) => retryDeadLetter(parts, params.letterId),
    dropDeadLetter: ({ params }) => dropDeadLetter(parts, params.letterId),
  };
}
