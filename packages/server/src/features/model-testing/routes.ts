import type { Handlers } from '../../platform/http/serve.ts';
import type { ModelTestingDeps } from './deps.ts';
import { listPrompts, savePrompt } from './prompts.ts';
import { listRuns, recordRun } from './runs.ts';
import { tryPair } from './try-pair.ts';

export function modelTestingRoutes(deps: ModelTestingDeps) {
  return {
    readModelTesting: async () => ({
      ...(deps.model && { model: presentModel(deps.model.settings) }),
      prompts: await listPrompts(deps),
      runs: await listRuns(deps),
      pairs: deps.pairs.map(([one, other]) => [one, other]),
    }),
    saveModelPrompt: ({ body }) => savePrompt(deps, body),
    tryPair: ({ body }) => tryPair(deps, body),
    recordModelRun: ({ body }, { idempotencyKey }) => recordRun(deps, idempotencyKey, body),
  } satisfies Partial<Handlers>;
}

/** Never the key. */
const presentModel = ({
  name,
  baseUrl,
  prices,
}: NonNullable<ModelTestingDeps['model']>['settings']) => ({
  name,
  host: new URL(baseUrl).host,
  hasPrices: prices !== undefined,
});
