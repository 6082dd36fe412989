import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { currentRequestId } from '../trace.ts';
import { DurationHistogram } from './duration-histogram.ts';

interface StatementMetricsOptions {
  log: FastifyBaseLogger;
  figures: Registry;
  slowMs: number;
}

/**
 * Measures statements, and logs slow ones with their request id. The SQL has placeholders instead of values, so it may
 * be logged. A batched statement is logged with the request that came first.
 */
export function watchStatements(
  db: Database,
  { log, figures, slowMs }: StatementMetricsOptions,
): void {
  const durations = new DurationHistogram(figures, {
    name: 'bee_jinx_statement_seconds',
    help: 'Time that a statement took, with the wait for a connection.',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5],
  });
  db.onStatement((sql, ms) => {
    const verb = sql.slice(0, 6).trim();
    durations.observe(verb, ms / 1000, () => ({ verb }));
    if (ms >= slowMs) {
      log.warn({ reqId: currentRequestId(), ms: Math.round(ms), sql }, 'slow statement');
    }
  });
}
