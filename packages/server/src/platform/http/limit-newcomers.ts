import type { FastifyInstance } from 'fastify';
import type { Budgets } from '../budgets/budgets.ts';
import { visitorOf } from './visitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    makesPlayer?: boolean;
  }
}

/** Limits calls that may create a player. With a session, opening one creates nobody; registering still may. */
export function limitNewcomers(api: FastifyInstance, budgets: Budgets): void {
  api.addHook('preParsing', (request, _reply, body, done) => {
    const { config, url } = request.routeOptions;
    const hasSession = url === '/api/session' && request.caller !== undefined;
    if (!config.makesPlayer || hasSession) return done(null, body);
    budgets.takeNewPlayer(visitorOf(request)).then(() => done(null, body), done);
  });
}
