import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { Live } from '../live/live.ts';
import { DurationHistogram } from './duration-histogram.ts';

/** Figures for Prometheus. Labels are route patterns, never ids, so that their number stays fixed. */
export function registerMetrics(app: FastifyInstance, live: Live, db: Database): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  const durations = new DurationHistogram(registry, {
    name: 'bee_jinx_request_seconds',
    help: 'Time from a request to the end of its reply.',
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  });
  new Gauge({
    name: 'bee_jinx_live_streams',
    help: 'Open live streams at this server.',
    registers: [registry],
    collect() {
      this.set(live.streamCount);
    },
  });
  new Gauge({
    name: 'bee_jinx_players_here',
    help: 'Players with a live stream at this server.',
    registers: [registry],
    collect() {
      this.set(live.playerCount);
    },
  });

  new Counter({
    name: 'bee_jinx_replica_reads_total',
    help: 'Reads meant for a replica, by where they were answered: there, or by the primary because it was behind or out of reach.',
    labelNames: ['answered'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [answered, count] of Object.entries(db.readPlaces)) this.inc({ answered }, count);
    },
  });

  app.addHook(
    'onResponse',
    ({ method, routeOptions }, { statusCode: status, elapsedTime }, done) => {
      const route = routeOptions.url ?? 'unmatched';
      durations.observe(`${status} ${method} ${route}`, elapsedTime / 1000, () => ({
        method,
        route,
        status,
      }));
      done();
    },
  );
  return registry;
}
