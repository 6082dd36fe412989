import type { FastifyInstance } from 'fastify';
import type { Budgets } from '../budgets/budgets.ts';
import { visitorOf } from './visitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    makesPlayer?: boolean;
  }
}

/** Calls by which somebody may become a new player. With a session, opening one makes nobody; registering still may. */
export function limitNewcomers(api: FastifyInstance, budgets: Budgets): void {
  api.addHook('preParsing', async (request) => {
    const { config, url } = request.routeOptions;
    const isBack = url === '/api/session' && request.caller !== undefined;
    if (config.makesPlayer && !isBack) await budgets.takeNewPlayer(visitorOf(request));
  });
}
