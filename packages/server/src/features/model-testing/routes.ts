import type { Handlers } from '../../platform/http/serve.ts';
import type { ModelTestingParts } from './parts.ts';
import { listPrompts, savePrompt } from './prompts.ts';
import { listRuns, recordRun } from './runs.ts';
import { tryPair } from './try-pair.ts';

type ModelTestingCalls = 'readModelTesting' | 'saveModelPrompt' | 'tryPair' | 'recordModelRun';

export function modelTestingRoutes(parts: ModelTestingParts): Handlers<ModelTestingCalls> {
  return {
    readModelTesting: async () => ({
      ...(parts.model && { model: presentModel(parts.model.settings) }),
      prompts: await listPrompts(parts),
      runs: await listRuns(parts),
      pairs: parts.pairs.map(([one, other]) => [one, other]),
    }),
    saveModelPrompt: ({ body }) => savePrompt(parts, body),
    tryPair: ({ body }) => tryPair(parts, body),
    recordModelRun: ({ body }, { idempotencyKey }) => recordRun(parts, idempotencyKey, body),
  };
}

/** Never the key. */
const presentModel = ({
  name,
  baseUrl,
  prices,
}: NonNullable<ModelTestingParts['model']>['settings']) => ({
  name,
  host: new URL(baseUrl).host,
  hasPrices: prices !== undefined,
});
