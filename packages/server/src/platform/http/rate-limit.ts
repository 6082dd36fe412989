import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { Refusal } from '../refusal.ts';
import { clientAddress } from './client-address.ts';
import { LocalRateLimitStore } from './local-rate-limit-store.ts';
import { RedisRateLimitStore } from './redis-rate-limit-store.ts';
import { visitorOf } from './visitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    perMinuteAndAddress?: number;
  }
}

/** Calls of all new visitors of one address together; even a school that shares an address makes fewer. */
const strangersPerMinuteAndAddress = 12_000;

/** Generous for a person and their tabs, tight for a script. Calls that cost more name their own. */
const callsPerMinute = 300;

/** What load balancers ask every server twice a second, all from one address: limited, they would take every server out. */
const healthChecks = new Set(['/api/health', '/api/ready']);

/**
 * Counted per player where there is a session, else per address (IPv6 by /64, the size that one
 * household gets). Counters are shared through Redis; without it, or while it is unreachable, each server
 * counts alone. Returns a function that counts a request of another kind as one more call.
 */
export async function limitRates(
  app: FastifyInstance,
  redis: Redis | undefined,
): Promise<(request: FastifyRequest) => Promise<void>> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    hook: 'onRequest',
    store: redis ? redisStoreClass(redis) : LocalRateLimitStore,
    keyGenerator: rateLimitKey,
    allowList: ({ routeOptions }) => healthChecks.has(routeOptions.url ?? ''),
    errorResponseBuilder: (_request, { ttl }) =>
      Object.assign(slowDownRefusal(ttl), { statusCode: 429 }),
  });
  limitAddresses(app);
  limitStrangers(app);
  const count = app.createRateLimit();
  return async (request) => {
    const result = await count(request);
    if (!result.isAllowed && result.isExceeded) throw slowDownRefusal(result.ttl);
  };
}

/** The plugin constructs the store itself and passes no Redis client, so the class closes over it. */
const redisStoreClass = (redis: Redis) =>
  class extends RedisRateLimitStore {
    constructor() {
      super(redis, 'bee-jinx:rate:');
    }
  };

/**
 * Calls with `perMinuteAndAddress` are also limited per address: a thousand sessions of one machine guess codes no faster
 * than ten. Counted after the caller's own limit, so that one fast caller doesn't use up the limit of their address.
 */
function limitAddresses(app: FastifyInstance): void {
  const limitOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.perMinuteAndAddress;
  const count = app.createRateLimit({
    max: (request) => limitOf(request) ?? callsPerMinute,
    keyGenerator: (request) => `${request.routeOptions.url} ${clientAddress(request)}`,
  });
  app.addHook('preParsing', (request, _reply, body, done) => {
    if (limitOf(request) === undefined) return done(null, body);
    count(request).then((result) => {
      const isRefused = !result.isAllowed && result.isExceeded;
      if (isRefused) done(slowDownRefusal(result.ttl));
      else done(null, body);
    }, done);
  });
}

/** Counted by each server alone, because a round trip to Redis for every call would be too slow. */
function limitStrangers(app: FastifyInstance): void {
  const counts = new LocalRateLimitStore();
  app.addHook('onRequest', (request, _reply, done) => {
    const { address, isKnown } = visitorOf(request);
    if (isKnown) return done();
    counts.incr(address, (_error, count) => {
      const { current = 0, ttl = 0 } = count ?? {};
      done(current > strangersPerMinuteAndAddress ? slowDownRefusal(ttl) : undefined);
    });
  });
}

const slowDownRefusal = (ttl: number) =>
  new Refusal('slow_down', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) });

function rateLimitKey(request: FastifyRequest): string {
  return request.caller?.playerId ?? clientAddress(request);
}
