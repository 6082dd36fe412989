import type { Handlers } from '../../platform/http/serve.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { dropDeadLetter, readBuffer, retryDeadLetter } from './buffer/inspect-buffer.ts';

import type { EventDeps } from './deps.ts';
import { recordEvent, recordEvents } from './record-events.ts';

import { readStats } from './stats/read-stats.ts';

export function eventRoutes(deps: EventDeps) {
  return {
    recordEvent: ({ body }, { caller, request }) =>
      recordEvent(deps, { ...caller, ...visitorOf(request) }, body),
    recordEvents: ({ body }, { caller, request }) =>
      recordEvents(deps, { ...caller, ...visitorOf(request) }, body.events),
    analyticsSettings: () => ({ provider: deps.provider ?? null }),
    readStats: ({ query }) => readStats(deps, query),
    readEventBuffer: () => readBuffer(deps),
    flushEvents: () => deps.flusher.flush(),
    retryDeadLetter: ({ params }) => retryDeadLetter(deps, params.letterId),
    dropDeadLetter: ({ params }) => dropDeadLetter(deps, params.letterId),
  } satisfies Partial<Handlers>;
}
