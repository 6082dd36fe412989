import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { clientAddress } from './client-address.ts';

/** From where a call comes, and whether we have known the caller for a while. */
export interface Visitor {
  address: string;
  isKnown: boolean;
}

/** A session is made in a moment; to have had one for so long takes a person no effort, and a script its time. */
const knownAfterMs = 10 * 60_000;

const visitors = new AsyncLocalStorage<Visitor>();

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | undefined;
  }
}

/** From here on, whatever is done for a call knows for whom: what is scarce is shared out by that. */
export function recogniseVisitors(
  api: FastifyInstance,
  { clock, areLimited }: { clock: Clock; areLimited: boolean },
): void {
  api.decorateRequest('visitor', undefined);
  api.addHook('onRequest', async (request) => {
    const { caller } = request;
    const isKnown = caller !== undefined && clock.now() - caller.signedInAt >= knownAfterMs;
    request.visitor = { address: clientAddress(request), isKnown };
  });
  if (!areLimited) return;
  api.addHook('preHandler', (request, _reply, done) => runAsVisitor(visitorOf(request), done));
}

export const runAsVisitor = <Result>(visitor: Visitor, act: () => Result): Result =>
  visitors.run(visitor, act);

export function visitorOf({ visitor }: FastifyRequest): Visitor {
  if (!visitor) throw new Error('Nobody has looked yet who is calling.');
  return visitor;
}

/** Nobody, where an operator's command or the server itself is at work, and in load tests. */
export const currentVisitor = (): Visitor | undefined => visitors.getStore();
