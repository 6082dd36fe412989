import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { clientAddress } from './client-address.ts';

/** The address of a call, and whether its session is old enough to count as known. */
export interface Visitor {
  address: string;
  isKnown: boolean;
}

/** Waiting this long costs a person nothing, and a script time. */
const knownAfterMs = 10 * 60_000;

const visitors = new AsyncLocalStorage<Visitor>();

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | undefined;
  }
}

/** Attaches the visitor to each request and to its async context, for limits that apply deeper inside. */
export function recogniseVisitors(
  api: FastifyInstance,
  { clock, areLimited }: { clock: Clock; areLimited: boolean },
): void {
  api.decorateRequest('visitor', undefined);
  api.addHook('onRequest', (request, _reply, done) => {
    request.visitor = { address: clientAddress(request), isKnown: isKnownCaller(request, clock) };
    done();
  });
  if (!areLimited) return;
  api.addHook('preHandler', (request, _reply, done) => runAsVisitor(visitorOf(request), done));
}

export const isKnownCaller = ({ caller }: FastifyRequest, clock: Clock): boolean =>
  caller !== undefined && clock.now() - caller.signedInAt >= knownAfterMs;

export const runAsVisitor = <Result>(visitor: Visitor, work: () => Result): Result =>
  visitors.run(visitor, work);

export function visitorOf({ visitor }: FastifyRequest): Visitor {
  if (!visitor) throw new Error('recogniseVisitors has not run yet.');
  return visitor;
}

/** Undefined in operators' commands, background work and load tests. */
export const currentVisitor = (): Visitor | undefined => visitors.getStore();
