import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { pooledRandomBytes } from './random.ts';

const requestIds = new AsyncLocalStorage<string>();

/** W3C Trace Context: version, trace id, parent id, flags; later versions may append fields. */
const traceContext =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?=$|-)/;

/**
 * The id of a request in all logs, from the browser to the SQL statement: the trace that the page has begun, or a new one.
 * The caller may choose it, so it proves nothing.
 */
export function requestIdFor(traceparent: string | string[] | undefined): string {
  const traceId = traceContext.exec(String(traceparent))?.[1];
  return traceId ?? pooledRandomBytes(16).toString('hex');
}

/** Puts the request id, which the browser gets as x-request-id, into the async context. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => requestIds.run(request.id, done));
}

export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}
