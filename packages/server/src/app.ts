import type { WordBee } from '@bee-jinx/bee';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from './config.ts';
import type { FindPuzzleDraft } from './features/daily/puzzles/puzzle-store.ts';
import { createIdentify, createIsAlias, findActiveSessions } from './features/identity/identify.ts';
import { createFindSuspension } from './features/identity/sanctions/sanctions.ts';

import { startFeatures } from './features.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import {
  type ClientTimeouts,
  Connections,
  connectionLimits,
  defaultClientTimeouts,
} from './platform/http/connections.ts';
import { registerCspReportParser } from './platform/http/csp-reports.ts';
import { replyWithError } from './platform/http/error-reply.ts';
import { refuseCrossSite, refuseForeignUserHeader } from './platform/http/gate.ts';
import { limitNewcomers } from './platform/http/limit-newcomers.ts';
import { shedLoad } from './platform/http/load-shedding.ts';
import { loggerOptions } from './platform/http/logging.ts';
import { registerMetrics } from './platform/http/metrics.ts';
import { registerOneClickFormParser } from './platform/http/one-click-form.ts';
import { operationsRoutes, rawRoutes } from './platform/http/operations.ts';
import { PagePainter, type PageReads } from './platform/http/page-painter.ts';
import { limitRates } from './platform/http/rate-limit.ts';
import { setSecurityHeaders } from './platform/http/security-headers.ts';
import { serve } from './platform/http/serve.ts';
import { isKnownCaller, recogniseVisitors } from './platform/http/visitor.ts';
import { watchStatements } from './platform/http/watch-statements.ts';
import { serveWebFiles } from './platform/http/web-files.ts';
import { Live, streamLimits } from './platform/live/live.ts';
import type { RedisPlace } from './platform/redis.ts';
import { RunningWork } from './platform/running-work.ts';
import { requestIdFor, traceRequests } from './platform/trace.ts';

export interface AppOptions {
  config: Config;
  db: Database;
  clock: Clock;
  bee: WordBee;
  puzzleDrafts: FindPuzzleDraft;
  webFolder: string;
  clientTimeouts?: ClientTimeouts;
  /** Where log lines go, for tests that read them; standard output otherwise. */
  logStream?: { write(line: string): void };
}

/**
 * The whole server, not listening yet. Closing it drains: streams first, then requests, also those whose client has
 * gone, then background jobs, and the database last.
 */
export async function createApp({
  config,
  db,
  clock,
  bee,
  puzzleDrafts,
  webFolder,
  clientTimeouts = defaultClientTimeouts,
  logStream,
}: AppOptions): Promise<FastifyInstance> {
  const connections = new Connections(
    clientTimeouts,
    config.rateLimit ? connectionLimits(config.trustedProxies) : undefined,
  );
  const app = fastify({
    ...connections.options,
    logger: {
      ...(loggerOptions(config.logLevel) as object),
      ...(logStream && { stream: logStream }),
    },
    genReqId: ({ headers }) => requestIdFor(headers.traceparent),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // A request that arrives while we drain is served like any other, then its connection is closed.
    return503OnClosing: false,
    exposeHeadRoutes: false,
    // A malformed URL reaches no route; it is answered with the usual error body.
    frameworkErrors: replyWithError,
  });
  const redis = config.redis ? await redisAt(config.redis, app.log) : undefined;
  const running = new RunningWork();
  const live = new Live({
    redis,
    clock,
    isOnlyServer: db.kind === 'sqlite',
    sessionsAmong: (sessions) => findActiveSessions({ db, clock }, sessions),
    limits: config.rateLimit ? streamLimits : undefined,
  });
  const features = await startFeatures({
    config,
    db,
    clock,
    live,
    redis,
    running,
    log: app.log,
    bee,
    puzzleDrafts,
  });
  let draining = false;

  connections.watch(app);
  // Fastify doesn't wait for handlers whose client has disconnected.
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      return answer instanceof Promise ? running.add(answer) : answer;
    };
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(replyWithError);
  app.decorateRequest('caller', undefined);
  await app.register(cookie);
  setSecurityHeaders(app, config.posthog ? [config.posthog.host] : []);
  const figures = registerMetrics(app, live, db);
  traceRequests(app);
  watchStatements(db, { log: app.log, figures, slowMs: config.slowStatementMs });

  const pageReads = Promise.withResolvers<PageReads>();
  await app.register(async (api) => {
    const identify = createIdentify(db, clock);
    const isAlias = createIsAlias(db);
    api.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
      refuseCrossSite(request);
      request.caller = await running.add(identify(request));
      const refused = refuseForeignUserHeader(request, isAlias);
      if (refused) await running.add(refused);
    });
    recogniseVisitors(api, { clock, areLimited: config.rateLimit });
    const limits = config.rateLimit && {
      refuseIfOverloaded: shedLoad(api),
      countCall: await limitRates(api, redis),
    };
    if (limits) limitNewcomers(api, features.budgets);
    registerCspReportParser(api);
    registerOneClickFormParser(api);
    const answerRead = serve(
      api,
      {
        ...features.handlers,
        ...operationsRoutes({ db, live, redis, figures, isDraining: () => draining }),
      },
      rawRoutes(live, figures, config.metricsToken),
      {
        isAlias,
        whySuspended: createFindSuspension(db, clock),
        record: ({ playerId }, act, requestId) => features.record(playerId, act, requestId),
      },
    );
    pageReads.resolve({
      async admit(request) {
        request.caller = await running.add(identify(request));
        if (!limits) return;
        limits.refuseIfOverloaded({ isKnown: isKnownCaller(request, clock) });
        await limits.countCall(request);
      },
      answer: (...read) => running.add(answerRead(...read)),
    });
  });
  const reads = await pageReads.promise;
  const painter = new PagePainter({ reads, log: app.log, clock, figures });
  const previews = { admit: reads.admit, find: features.preview };
  await serveWebFiles(app, webFolder, { ...config, clock }, painter, previews);

  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    draining = true;
    live.drain();
    connections.drain();
    // Connections whose last request ends during the drain would otherwise be waited for until they time out.
    sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    connections.close();
    await running.ended();
    await features.close();
    redis?.disconnect();
    await db.close();
  });
  return app;
}

/** Loaded only where it is used: most machines have no Redis, and a start should be quick. */
async function redisAt(place: RedisPlace, log: FastifyBaseLogger): Promise<Redis> {
  const { connectRedis } = await import('./platform/redis.ts');
  return connectRedis(place, log);
}
