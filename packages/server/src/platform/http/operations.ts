import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { Live } from '../live/live.ts';
import { redisState } from '../redis-state.ts';
import { Refusal } from '../refusal.ts';
import { exemptFromReplyTimeout } from './connections.ts';
import { createCspReportRecorder } from './csp-reports.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import { refuseNonOperator, requireCaller } from './gate.ts';
import { openApiDocument } from './openapi.ts';
import type { Handlers, RawHandlers } from './serve.ts';
import { visitorOf } from './visitor.ts';

interface OperationsParts {
  db: Database;
  live: Live;
  redis: Redis | undefined;
  figures: Registry;
  isDraining: () => boolean;
}

/** Health, readiness and CSP reports. */
export function operationsRoutes({
  db,
  redis,
  figures,
  isDraining,
}: OperationsParts): Handlers<'health' | 'ready' | 'reportViolations'> {
  const recordReports = createCspReportRecorder(figures);
  return {
    reportViolations: ({ body }, { request }) => ({ noted: recordReports(body, request.log) }),
    health: () => ({ status: 'alive' }),
    ready: async () => {
      if (isDraining()) throw new Refusal('unavailable', { retryAfterSeconds: 1 });
      await db.ping();
      return { status: 'ready', database: db.kind, redis: redisState(redis) };
    },
  };
}

/** The calls that don't answer in JSON with an envelope. */
export function rawRoutes(
  live: Live,
  figures: Registry,
  metricsToken: string | undefined,
): RawHandlers {
  // Built on first use, as they are rarely requested.
  let page: string | undefined;
  let document: ReturnType<typeof openApiDocument> | undefined;
  return {
    live: (request, reply) => {
      exemptFromReplyTimeout(reply.raw);
      live.listen(requireCaller(request), visitorOf(request), reply.raw);
      reply.hijack();
    },
    metrics: async (request, reply) => {
      refuseNonOperator(request, metricsToken);
      return reply.type(figures.contentType).send(await figures.metrics());
    },
    docs: (_request, reply) => {
      page ??= docsPage();
      return reply
        .header('content-security-policy', docsPolicy)
        .type('text/html; charset=utf-8')
        .send(page);
    },
    openApi: (_request, reply) => {
      document ??= openApiDocument();
      return reply.send(document);
    },
  };
}
