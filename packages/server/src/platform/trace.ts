import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { pooledRandomBytes } from './random.ts';

const requestIds = new AsyncLocalStorage<string>();

/** As W3C's Trace Context writes it: version, trace, parent, flags; later versions may say more behind them. */
const traceContext =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?=$|-)/;

/**
 * What a request is called from the browser to the statement: the trace that the page has begun, or one that begins
 * here. Whoever calls may choose it, so it proves nothing: it finds the lines that belong together.
 */
export function requestIdFor(traceparent: string | string[] | undefined): string {
  const begun = traceContext.exec(String(traceparent))?.[1];
  return begun ?? pooledRandomBytes(16).toString('hex');
}

/** From here on, whatever is done for a request knows its id: the one that the browser gets as x-request-id. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => requestIds.run(request.id, done));
}

export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}
