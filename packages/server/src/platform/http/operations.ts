import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { Live } from '../live/live.ts';
import { redisState } from '../redis-state.ts';
import { Refusal } from '../refusal.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { exemptFromReplyTimeout } from './connections.ts';
import { createCspReportRecorder } from './csp-reports.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import { EncodedText } from './encoded-text.ts';
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
  let page: EncodedText | undefined;
  let document: EncodedText | undefined;
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
    docs: (request, reply) => {
      page ??= new EncodedText(docsPage());
      reply.header('content-security-policy', docsPolicy).type('text/html; charset=utf-8');
      return sendEncoded(page, request, reply);
    },
    openApi: (request, reply) => {
      document ??= new EncodedText(JSON.stringify(openApiDocument()));
      return sendEncoded(document, request, reply.type('application/json; charset=utf-8'));
    },
  };
}

async function sendEncoded(
  text: EncodedText,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await text.encoded(encoding));
}
