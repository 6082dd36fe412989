import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { visitorOf } from './visitor.ts';

/** Calls at work at once, beyond which a server is short. A second's work at most, so nobody waits for long. */
const maxInFlight = { strangers: 500, known: 2000 };
/** The operator's questions, and streams, which are counted for themselves. */
const uncounted = new Set(['/api/health', '/api/ready', '/api/metrics', '/api/live']);

/** While a server is overloaded, calls of new visitors are refused first, so that known players can go on playing. */
export function shedLoad(api: FastifyInstance, limits = maxInFlight): void {
  let atWork = 0;
  api.addHook('onRequest', async (request, reply) => {
    if (uncounted.has(request.routeOptions.url ?? '')) return;
    atWork += 1;
    reply.raw.once('close', () => {
      atWork -= 1;
    });
    const { isKnown } = visitorOf(request);
    if (atWork > (isKnown ? limits.known : limits.strangers)) {
      throw new Refusal('unavailable', { retryAfterSeconds: 5 });
    }
  });
}
