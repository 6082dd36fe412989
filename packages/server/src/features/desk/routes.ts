import type { Handlers } from '../../platform/http/serve.ts';
import { applyRepair, planRepair, runChecks } from './data-quality.ts';
import type { DeskDeps } from './deps.ts';
import { clearCache, listCaches, readOverview, readSchemas } from './inspect-server.ts';

export function deskRoutes(deps: DeskDeps) {
  return {
    readOverview: () => readOverview(deps),
    listCaches: () => listCaches(deps),
    clearCache: ({ params }) => clearCache(deps, params.name),
    readSchemas: () => readSchemas(deps),
    runDataChecks: () => runChecks(deps),
    planRepair: ({ params }) => planRepair(deps, params.checkId),
    applyRepair: ({ params, body }) => applyRepair(deps, params.checkId, body.token),
  } satisfies Partial<Handlers>;
}
