import type { Handlers } from '../../platform/http/serve.ts';
import { clearCache, listCaches } from './caches.ts';
import { applyRepair, planRepair, runChecks } from './data-quality.ts';
import type { DeskParts } from './parts.ts';
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

export function deskRoutes(parts: DeskParts): Handlers<DeskCalls> {
  return {
    readOverview: () => readOverview(parts),
    listCaches: () => listCaches(parts),
    clearCache: ({ params }) => clearCache(parts, params.name),
    readSchemas: () => readSchemas(parts),
    runDataChecks: () => runChecks(parts),
    planRepair: ({ params }) => planRepair(parts, params.checkId),
    applyRepair: ({ params, body }) => applyRepair(parts, params.checkId, body.token),
  };
}
