import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { visitorOf } from './visitor.ts';

/** Concurrent calls beyond which a server counts as overloaded: about a second's work. */
const maxInFlight = { strangers: 500, known: 2000 };
/** Monitoring, and live streams, which have limits of their own. */
const uncounted = new Set(['/api/health', '/api/ready', '/api/metrics', '/api/live']);

/** While a server is overloaded, calls of new visitors are refused first, so that known players can go on playing. */
export function shedLoad(api: FastifyInstance, limits = maxInFlight): void {
  let inFlight = 0;
  api.addHook('onRequest', async (request, reply) => {
    if (uncounted.has(request.routeOptions.url ?? '')) return;
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    const { isKnown } = visitorOf(request);
    if (inFlight > (isKnown ? limits.known : limits.strangers)) {
      throw new Refusal('unavailable', { retryAfterSeconds: 5 });
    }
  });
}
