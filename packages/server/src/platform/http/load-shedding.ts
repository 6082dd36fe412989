import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/** Concurrent calls beyond which a server counts as overloaded: about a second's work. */
const maxInFlight = { strangers: 500, known: 2000 };
/** Monitoring, and live streams, which have limits of their own. */
const uncounted = new Set(['/api/health', '/api/ready', '/api/metrics', '/api/live']);

/**
 * While a server is overloaded, calls of new visitors are refused first, so that known players can go on playing. Returns
 * the check, for work that isn't a call.
 */
export function shedLoad(
  api: FastifyInstance,
  limits = maxInFlight,
): (visitor: Pick<Visitor, 'isKnown'>) => void {
  let inFlight = 0;
  function refuseIfOverloaded({ isKnown }: Pick<Visitor, 'isKnown'>): void {
    if (inFlight > (isKnown ? limits.known : limits.strangers)) {
      throw new Refusal('unavailable', { retryAfterSeconds: 5 });
    }
  }
  const leave = () => {
    inFlight -= 1;
  };
  api.addHook('onRequest', (request, reply, done) => {
    if (!uncounted.has(request.routeOptions.url ?? '')) {
      // Hung up while the session was looked up: its close has been emitted already, and would never be counted off.
      if (!reply.raw.destroyed) {
        inFlight += 1;
        reply.raw.once('close', leave);
      }
      refuseIfOverloaded(visitorOf(request));
    }
    done();
  });
  return refuseIfOverloaded;
}
