import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const requestIds = new AsyncLocalStorage<string>();

/** From here on, whatever is done for a request knows its id: the one that the browser gets as x-request-id. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => requestIds.run(request.id, done));
}

export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}
