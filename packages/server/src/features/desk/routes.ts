import type { Handlers } from '../../platform/http/serve.ts';
import { clearCache, listCaches } from './caches.ts';
import { applyRepair, planRepair, runChecks } from './data-quality.ts';
import type { DeskDeps } from './deps.ts';
import { readOverview } from './read-overview.ts';
import { readSchemas } from './read-schemas.ts';

type DeskCalls =
  | 'readOverview'
  | 'listCaches'
  | 'clearCache'
  | 'readSchemas'
  | 'runDataChecks'
  | 'planRepair'
  | 'applyRepair';

export function deskRoutes(deps: DeskDeps): Handlers<DeskCalls> {
  return {
    readOverview: () => readOverview(deps),
    listCaches: () => listCaches(deps),
    clearCache: ({ params }) => clearCache(deps, params.name),
    readSchemas: () => readSchemas(deps),
    runDataChecks: () => runChecks(deps),
    planRepair: ({ params }) => planRepair(deps, params.checkId),
    applyRepair: ({ params, body }) => applyRepair(deps, params.checkId, body.token),
  };
}
